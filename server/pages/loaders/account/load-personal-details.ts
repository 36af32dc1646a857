import type { Account, MarketingConsent } from '#server/account-contract/account.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { AccountManagerData } from '#shared/pages/account/account-manager/account-manager-page.tsx';
import type { accountPages } from '#shared/pages/account/account-pages.ts';
import { communicationTypes } from '#shared/pages/account/communication-types.ts';
import type { ContactPageData } from '#shared/pages/account/contact-page-data.ts';
import type {
  HeldConsents,
  HeldDetails,
} from '#shared/pages/account/personal-details/personal-details-data.ts';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';
import { toFirstPanel } from './panels.ts';

/** A page of fixed text that ends with our contact details. */
export function loadContactPage(request: LoaderRequest): ContactPageData {
  const { phone, openingHours } = request.services.site;
  return { ...loadAccountFrame(request), phone, openingHours };
}

/** The account manager. The page waits for the call, because it has nothing else to show. */
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

/** The customer's details and consents. The page waits for both, because its forms are filled in from them. */
export const loadPersonalDetails: Loader<typeof accountPages.personalDetails> = async (request) => {
  const { account } = request.services;
  const { accountId, context } = requireCaller(request);
  const page = loadContactPage(request);
  const [details, consents] = await Promise.all([
    toFirstPanel(account.getAccount(context), toDetails),
    toFirstPanel(account.getMarketingConsent(accountId, context), toConsents),
  ]);
  const { csrf, values, faults } = toFormState(request);
  return { ...page, form: { csrf, values, faults: { fields: {} } }, faults, details, consents };
};

function toDetails({ accountNumber, companyName, firstName, lastName, email, mobile }: Account): HeldDetails {
  return {
    accountNumber,
    firstName,
    lastName,
    email,
    ...(companyName !== undefined && { companyName }),
    ...(mobile !== undefined && { mobile }),
  };
}

function toConsents(consent: MarketingConsent): HeldConsents {
  const allowed = communicationTypes.map(({ value }) => value).filter((type) => consent[type]);
  return { allowed, ...(consent.savedAt !== undefined && { savedOn: consent.savedAt.slice(0, 10) }) };
}
