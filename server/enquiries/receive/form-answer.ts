import type { Request, Response } from 'express';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** A posted form that is shown again on its page. */
export interface FormAnswer {
  readonly status: number;
  readonly form: FormState;
  /** Address of the page, where the form was posted to another. */
  readonly page?: string;
}

/** Answers a posted form with its page. That answer is never cached. */
export type AnswerWithForm = (req: Request, res: Response, answer: FormAnswer) => Promise<void>;

const maxFields = 60;
/** More than any field takes, and room for line ends, which come as two characters. */
const maxLength = 16_000;

/** What was typed, to be shown again: text and lists of text, within limits. */
export function toTypedValues(body: Readonly<Record<string, unknown>>): FormState['values'] {
  const values: Record<string, string | readonly string[]> = {};
  for (const [name, value] of Object.entries(body).slice(0, maxFields)) {
    if (typeof value === 'string') values[name] = value.slice(0, maxLength);
    else if (Array.isArray(value))
      values[name] = value
        .filter((item) => typeof item === 'string' && item.length <= maxLength)
        .slice(0, 20);
  }
  return values;
}
