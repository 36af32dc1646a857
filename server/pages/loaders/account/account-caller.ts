import type { Answer } from '#server/account-contract/answer.ts';
import { subCodes } from '#server/account-contract/answer.ts';
import type { AccountSummary } from '#server/accounts/session/session.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

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

/** What a panel shows: `{ value }`, or `{}` after a failed call. */
export interface PanelValue<View> {
  readonly value?: View;
}

/** A call's data as its panel shows it; a failed call leaves the panel without a value. */
export async function toPanel<Data, View>(
  call: Promise<Answer<Data>>,
  toView: (data: Data) => View,
): Promise<PanelValue<View>> {
  const { data, isSucceed } = await call;
  return isSucceed && data !== null ? { value: toView(data) } : {};
}

/** As `toPanel`, for what a page waits for: throws `SignedOutError` when the account API no longer knows the token. */
export async function toFirstPanel<Data, View>(
  call: Promise<Answer<Data>>,
  toView: (data: Data) => View,
): Promise<PanelValue<View>> {
  const { status } = await call;
  if (status.subCode === subCodes.tokenExpired || status.code === 401) throw new SignedOutError();
  return toPanel(call, toView);
}
