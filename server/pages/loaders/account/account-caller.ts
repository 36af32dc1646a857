import type { AccountSummary } from '#server/accounts/session/session.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { toPanel } from './panels.ts';

/** The customer for whom an account page is loaded, and what the calls to the account API need. */
export interface AccountCaller {
  readonly accountId: string;
  readonly summary: AccountSummary;
  readonly csrf: string;
  readonly context: CallContext;
}

/** The signed-in customer who asks for the page. Throws `SignedOutError` without one. */
export function requireCaller({ session, signal }: LoaderRequest): AccountCaller {
  if (!session?.signedIn) throw new SignedOutError();
  const { accountId, summary, token } = session.signedIn;
  return { accountId, summary, csrf: session.csrfToken, context: { token, ...(signal && { signal }) } };
}

/** The data of the account frame around every account page; the counts come late. Throws `SignedOutError`. */
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

/**
 * What the page's form needs: the session's token, and the values and faults of a form that was sent without a script.
 */
export function toFormState({ session, path }: LoaderRequest): FormState {
  const echo = session?.form?.page === path ? session.form : undefined;
  const csrf = session?.csrfToken ?? '';
  if (!echo) return { csrf, values: {}, faults: { fields: {} } };
  if (echo.isDone) return { csrf, values: {}, faults: { fields: {} }, done: echo.message };
  return { csrf, values: echo.values, faults: { message: echo.message, fields: echo.fields } };
}
