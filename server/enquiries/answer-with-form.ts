import type { Request, Response } from 'express';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** A form that was posted, to be shown again on the page that it was posted to. */
export interface FormAnswer {
  readonly status: number;
  readonly form: FormState;
  /** Address of the page, where the form was posted to another. */
  readonly page?: string;
}

/** Answers a posted form with its page: nobody keeps that answer. */
export type AnswerWithForm = (req: Request, res: Response, answer: FormAnswer) => Promise<void>;
