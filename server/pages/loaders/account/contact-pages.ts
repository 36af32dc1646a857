import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { AccountManagerData } from '#shared/pages/account/account-manager/account-manager-data.ts';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';
import { requireCaller, toFirstPanel } from './account-caller.ts';
import { loadAccountFrame } from './account-frame.ts';

/** An account page of fixed words that ends with how to reach us. */
export function loadContactPage(request: LoaderRequest): ContactPageData {
  const { phone, openingHours } = request.services.site;
  return { ...loadAccountFrame(request), phone, openingHours };
}

/** The account manager, waited for: the page is about nothing else. */
export async function loadAccountManager(request: LoaderRequest): Promise<AccountManagerData> {
  const { accountId, context } = requireCaller(request);
  const page = loadContactPage(request);
  const manager = await toFirstPanel(
    request.services.account.getAccountManager(accountId, context),
    ({ name, jobTitle, phone, email, isAvailable, awayUntil }) => ({
      name,
      jobTitle,
      phone,
      email,
      isAvailable,
      ...(awayUntil !== undefined && { awayUntil }),
    }),
  );
  return { ...page, manager };
}
