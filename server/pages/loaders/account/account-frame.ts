import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { requireCaller, toPanel } from './account-caller.ts';
import { toFormState } from './form-state.ts';

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
