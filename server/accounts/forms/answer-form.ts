import type { Request, Response } from 'express';
import { getSessionHandle } from '#server/accounts/session/session-handle.ts';
import { wantsJson } from '#server/platform/http/wants-json.ts';

/** What came of a form. */
export interface FormAnswer {
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
export async function answerForm(req: Request, res: Response, answer: FormAnswer): Promise<void> {
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

/** Echoes belong to a page, whatever its query string. */
export function toPath(address: string): string {
  return address.split('?')[0] ?? address;
}
