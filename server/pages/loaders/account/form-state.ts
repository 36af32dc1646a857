import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';

/** What the page's form is drawn from: the session's token, and what an earlier try without a script left. */
export function toFormState({ session, path }: LoaderRequest): FormState {
  const echo = session?.form?.page === path ? session.form : undefined;
  const csrf = session?.csrfToken ?? '';
  if (!echo) return { csrf, values: {}, faults: { fields: {} } };
  if (echo.isDone) return { csrf, values: {}, faults: { fields: {} }, done: echo.message };
  return { csrf, values: echo.values, faults: { message: echo.message, fields: echo.fields } };
}
