import { toReturnPath } from '#server/accounts/forms/to-return-path.ts';
import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { accountPages } from '#shared/pages/account/account-pages.ts';
import { saveDealHref } from '#shared/pages/account/deals/save-deal-href.ts';
import type {
  ForgottenPasswordData,
  LinkFormData,
  LoginData,
  RegisterData,
} from '#shared/pages/account/sign-in-data.ts';
import type { ViewedData } from '#shared/pages/account/viewed/viewed-page.tsx';
import type { WalletData } from '#shared/pages/account/wallet/wallet-page.tsx';
import type { YourDataData } from '#shared/pages/account/your-data/your-data-page.tsx';
import { loadAccountFrame, requireCaller, toFormState } from './account-caller.ts';
import { loadAccountHome } from './load-account-home.ts';
import { loadContract, loadContracts } from './load-contracts.ts';
import { loadDeals } from './load-deals.ts';
import { loadDocuments } from './load-documents.ts';
import { loadOrder, loadOrders } from './load-orders.ts';
import { loadAccountManager, loadContactPage, loadPersonalDetails } from './load-personal-details.ts';
import { loadQuotes } from './load-quotes.ts';
import { loadSearches } from './load-searches.ts';
import { settleSoon, toFirstPanel } from './panels.ts';
import { surroundingsOf, toOfferView } from './to-agreed-lease.ts';

/** The loader of every page of the account area. */
export const accountLoaders: {
  readonly [Name in keyof typeof accountPages]: Loader<(typeof accountPages)[Name]>;
} = {
  login: loadLogin,
  register: loadRegister,
  completeAccount: loadLinkForm,
  forgottenPassword: loadForgottenPassword,
  resetPassword: loadLinkForm,
  accountHome: loadAccountHome,
  accountApp: loadContactPage,
  caura: loadContactPage,
  personalDetails: loadPersonalDetails,
  accountYourData: loadYourData,
  accountManager: loadAccountManager,
  usefulContactNumbers: loadContactPage,
  accountQuotes: loadQuotes,
  accountOrders: loadOrders,
  accountOrder: loadOrder,
  accountContracts: loadContracts,
  accountContract: loadContract,
  accountDocuments: loadDocuments,
  accountWallet: loadWallet,
  accountSearches: loadSearches,
  accountDeals: loadDeals,
  accountViewed: loadViewed,
};

/** `/account/your-data`: what a customer may do depends on whether this site has the accounts itself. */
function loadYourData(request: LoaderRequest): YourDataData {
  const { holdsAccounts } = request.services.ownData;
  return { ...loadAccountFrame(request), form: toFormState(request), holdsAccounts };
}

/** The login form, and the page to go to after login. */
export function loadLogin(request: LoaderRequest): LoginData {
  return { form: toFormState(request), next: toReturnPath(request.search.get('next')) };
}

/** The registration form. */
function loadRegister(request: LoaderRequest): RegisterData {
  return { form: toFormState(request) };
}

/** The form that asks for a link to choose a new password. */
function loadForgottenPassword(request: LoaderRequest): ForgottenPasswordData {
  return { form: toFormState(request) };
}

/**
 * A form that a mailed link leads to. The id and salt stay in the session; the page only learns whether they are there.
 */
export function loadLinkForm(request: LoaderRequest): LinkFormData {
  return { form: toFormState(request), hasLink: request.session?.link?.page === request.path };
}

/** `/account/viewed`: the viewed vehicles that are still offered, last viewed first. */
export async function loadViewed(request: LoaderRequest): Promise<ViewedData> {
  const { accountId } = requireCaller(request);
  const frame = loadAccountFrame(request);
  const surroundings = surroundingsOf(request);
  const all = await request.services.saved.viewed.list(accountId);
  const viewed = all.flatMap(({ vehicleRef, dealType, viewedAt }) => {
    const offer = toOfferView({ vehicleRef, dealType, profile: defaultProfile }, surroundings);
    const { name, href, image } = offer;
    if (!href) return [];
    const price = surroundings.snapshot.findDeal(dealType, vehicleRef, defaultProfile)?.price;
    return {
      vehicleRef,
      name,
      href,
      saveHref: saveDealHref(dealType, vehicleRef, defaultProfile),
      viewedOn: todayInLondon(new Date(viewedAt)),
      ...(image && { image }),
      ...(price && { price }),
    };
  });
  return { ...frame, viewed };
}

/** `/account/wallet`: balance and entries are separate calls, so that one is shown when the other fails. */
export async function loadWallet(request: LoaderRequest): Promise<WalletData> {
  const { accountId, context } = requireCaller(request);
  const { account } = request.services;
  const frame = loadAccountFrame(request);
  const balancePence = toFirstPanel(
    account.getWalletBalance(accountId, context),
    (data) => data.balancePence,
  );
  const entries = toFirstPanel(account.getWallet(accountId, context), (wallet) =>
    wallet.entries.map(({ at, description, amountPence }) => ({
      on: todayInLondon(new Date(at)),
      description,
      amountPence,
    })),
  );
  const panels = await settleSoon({ balancePence, entries }, request.search);
  return { ...frame, form: toFormState(request), ...panels };
}
