import type { Loader, LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { accountPages } from '#shared/pages/account/account-pages.ts';
import type { YourDataData } from '#shared/pages/account/your-data/your-data-data.ts';
import { loadAccountFrame, toFormState } from './account-caller.ts';
import { loadAccountHome } from './load-account-home.ts';
import { loadContract, loadContracts } from './load-contracts.ts';
import { loadDeals } from './load-deals.ts';
import { loadDocuments } from './load-documents.ts';
import { loadOrder, loadOrders } from './load-orders.ts';
import { loadAccountManager, loadContactPage, loadPersonalDetails } from './load-personal-details.ts';
import { loadQuotes } from './load-quotes.ts';
import { loadSearches } from './load-searches.ts';
import { loadForgottenPassword, loadLinkForm, loadLogin, loadRegister } from './load-sign-in-forms.ts';
import { loadViewed } from './load-viewed.ts';
import { loadWallet } from './load-wallet.ts';

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
