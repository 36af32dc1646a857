import express, { type Request, type Response } from 'express';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { HttpError, InvalidInputError, MovedError } from './errors.ts';
import { wantsJson } from './wants-json.ts';

/** A posted form that is shown again on its page. */
export interface FormAnswer {
  readonly status: number;
  readonly form: FormState;
  /** Address of the page, where the form was posted to another. */
  readonly page?: string;
}

/** Answers a posted form with its page. That answer is never cached. */
export type AnswerWithForm = (req: Request, res: Response, answer: FormAnswer) => Promise<void>;

/** Reads a posted form of a public page, within bounds. */
export const readForm = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 200 });

/** The posted fields of a form; empty when the body is not a form. */
export function toBody({ body }: Request): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? body : {};
}

interface Refused {
  readonly req: Request;
  readonly res: Response;
  readonly answerWithForm: AnswerWithForm;
}

/** Shows on the form what the visitor can correct or try again; throws every other fault to the error responder. */
export async function answerFormFault(fault: unknown, { req, res, answerWithForm }: Refused): Promise<void> {
  if (!(fault instanceof HttpError) || fault instanceof MovedError || fault.status === 404) throw fault;
  const { status, message, retryAfterSeconds } = fault;
  const fields = fault instanceof InvalidInputError ? fault.fields : {};
  if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
  // At 409 the page itself has changed: without a message the script posts the form plainly, which loads the new page.
  if (wantsJson(req))
    return void res.status(status).json({ status, fields, ...(status !== 409 && { message }) });
  const values = toTypedValues(toBody(req));
  await answerWithForm(req, res, { status, form: { csrf: '', values, faults: { message, fields } } });
}

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
