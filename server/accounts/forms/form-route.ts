import type { Request, RequestHandler, Response } from 'express';
import type { FormEcho } from '#server/accounts/session/session.ts';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';
import { HttpError, InvalidInputError, MovedError, SignedOutError } from '#server/platform/http/errors.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';

const maxShownAgain = 500;

interface FormRoute {
  /** Address of the page that has the form, or a function that finds it. */
  readonly page: string | ((req: Request) => string);
  /** Fields whose values may be shown again after a fault: never a password. */
  readonly shownAgain?: readonly string[];
}

/**
 * The route of a form that also works without a script: after a fault the visitor is back on the form's page with
 * what they typed and what is wrong with it; a script gets the fault as JSON from the error responder.
 */
export function formRoute(
  form: FormRoute,
  work: (req: Request, res: Response) => Promise<FormDone>,
): RequestHandler {
  return async (req, res) => {
    const page = typeof form.page === 'string' ? form.page : form.page(req);
    res.locals.formPage = page;
    try {
      await answerForm(req, res, await work(req, res));
    } catch (fault) {
      if (wantsJson(req) || !isForVisitor(fault)) throw fault;
      const fields = fault instanceof InvalidInputError ? fault.fields : {};
      const values = pickValues(req, form.shownAgain ?? []);
      await getSessionHandle(req).keepForm({ page: toPath(page), values, fields, message: fault.message });
      res.redirect(303, page);
    }
  };
}

/** Whether the form's page can show this fault. A visitor who is signed out is sent to login instead. */
function isForVisitor(fault: unknown): fault is HttpError {
  return fault instanceof HttpError && !(fault instanceof SignedOutError || fault instanceof MovedError);
}

function pickValues({ body }: Request, names: readonly string[]): FormEcho['values'] {
  const given: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? body : {};
  const values: Record<string, string | readonly string[]> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === 'string') values[name] = value.slice(0, maxShownAgain);
    else if (Array.isArray(value)) values[name] = value.filter(isText).slice(0, 20);
  }
  return values;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxShownAgain;
}

/** How a route answers a form that succeeded. */
export interface FormDone {
  /** Path of the page to show next. */
  readonly next: string;
  /** Shown on that page once. */
  readonly message?: string;
  /** For a script that sent the form; plain forms never see it. */
  readonly data?: object;
}

/**
 * Answers a form that did what it should: `{ status: 200, next, message?, data? }` for a script, else a redirect (303)
 * to the next page, which is told the message once.
 */
export async function answerForm(req: Request, res: Response, answer: FormDone): Promise<void> {
  const { next, message } = answer;
  if (wantsJson(req)) return void res.json({ status: 200, ...answer });
  if (message !== undefined)
    await getSessionHandle(req).keepForm({
      page: toPath(next),
      values: {},
      fields: {},
      message,
      isDone: true,
    });
  res.redirect(303, next);
}

/** An echo belongs to a page whatever the query string, so that is left out. */
function toPath(address: string): string {
  return address.split('?')[0] ?? address;
}
