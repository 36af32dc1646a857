import type { AccountSummary } from '#server/accounts/session/session.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { toPanel } from './panels.ts';

/** For whom an account page is loaded, and what its calls to the account API carry. */
export interface AccountCaller {
  readonly accountId: string;
  readonly summary: AccountSummary;
  readonly csrf: string;
  readonly context: CallContext;
}

/** The signed-in customer of a page's request. Throws `SignedOutError` when nobody is. */
export function requireCaller({ session, signal }: LoaderRequest): AccountCaller {
  if (!session?.signedIn) throw new SignedOutError();
  const { accountId, summary, token } = session.signedIn;
  return { accountId, summary, csrf: session.csrfToken, context: { token, ...(signal && { signal }) } };
}

/** What surrounds every account page; the counts come late. Throws `SignedOutError` when nobody is signed in. */
export function loadAccountFrame(request: LoaderRequest): AccountPageData {
  const { accountId, summary, csrf, context } = requireCaller(request);
  const { done } = toFormState(request);
  return {
    frame: {
      csrf,
      firstName: summary.firstName,
      accountType: summary.accountType,
      isLexCustomer: summary.isLexCustomer,
      ...(done !== undefined && { done }),
    },
    counts: toPanel(request.services.account.getMenuCounts(accountId, context), (counts) => counts),
  };
}

/** What the page's form is drawn from: the session's token, and what a form that was sent without a script left there. */
export function toFormState({ session, path }: LoaderRequest): FormState {
  const echo = session?.form?.page === path ? session.form : undefined;
  const csrf = session?.csrfToken ?? '';
  if (!echo) return { csrf, values: {}, faults: { fields: {} } };
  if (echo.isDone) return { csrf, values: {}, faults: { fields: {} }, done: echo.message };
  return { csrf, values: echo.values, faults: { message: echo.message, fields: echo.fields } };
}
