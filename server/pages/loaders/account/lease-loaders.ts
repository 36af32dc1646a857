import type { Loader } from '#server/pages/loaders/loader.ts';
import type { leasePages } from '#shared/pages/account/lease-pages.ts';
import { loadContract, loadContracts } from './load-contracts.ts';
import { loadDeals } from './load-deals.ts';
import { loadDocuments } from './load-documents.ts';
import { loadOrder, loadOrders } from './load-orders.ts';
import { loadQuotes } from './load-quotes.ts';
import { loadSearches } from './load-searches.ts';
import { loadViewed } from './load-viewed.ts';
import { loadWallet } from './load-wallet.ts';

/** The loaders of the account's leases, papers, money and what was saved. */
export const leaseLoaders: { readonly [Name in keyof typeof leasePages]: Loader<(typeof leasePages)[Name]> } =
  {
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
