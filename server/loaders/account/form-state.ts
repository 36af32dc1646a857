import type { FormEcho } from '#server/account-proxy/session/session.ts';
import type { LoaderRequest } from '#server/loaders/loader.ts';
import type { FormState } from '#shared/pages/account/form/form-state.ts';

/** What the page's form is drawn from: the session's token, and what an earlier try without a script left. */
export function toFormState({ session, path }: LoaderRequest): FormState {
  const echo = findEcho(session, path);
  const csrf = session?.csrfToken ?? '';
  if (!echo) return { csrf, values: {}, faults: { fields: {} } };
  if (echo.isDone) return { csrf, values: {}, faults: { fields: {} }, done: echo.message };
  return { csrf, values: echo.values, faults: { message: echo.message, fields: echo.fields } };
}

/** What a form left for the page at a path, whatever the page's query string. */
export function findEcho(session: LoaderRequest['session'], path: string): FormEcho | undefined {
  return session?.form?.page.split('?')[0] === path ? session.form : undefined;
}
