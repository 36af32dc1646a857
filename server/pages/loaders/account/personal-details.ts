import type { Account, MarketingConsent } from '#server/account-contract/account.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { communicationTypes } from '#shared/pages/account/communication-types.ts';
import type { personalDetailsPage } from '#shared/pages/account/personal-details/personal-details.route.ts';
import type {
  HeldConsents,
  HeldDetails,
} from '#shared/pages/account/personal-details/personal-details-data.ts';
import { requireCaller, toFirstPanel } from './account-caller.ts';
import { loadContactPage } from './contact-pages.ts';
import { toFormState } from './form-state.ts';

/** What is held of the customer, and what they allowed; waited for, because forms are made from it. */
export const loadPersonalDetails: Loader<typeof personalDetailsPage> = async (request) => {
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
