import type { Loader } from '#server/loaders/loader.ts';
import type { leasePages } from '#shared/pages/account/lease-pages.ts';
import { loadContract, loadContracts } from './load-contracts.ts';
import { loadDocuments } from './load-documents.ts';
import { loadOrder, loadOrders } from './load-orders.ts';
import { loadQuotes } from './load-quotes.ts';
import { loadWallet } from './load-wallet.ts';

/** The loaders of the account's leases. */
export const leaseLoaders: { readonly [Name in keyof typeof leasePages]: Loader<(typeof leasePages)[Name]> } =
  {
    accountQuotes: loadQuotes,
    accountOrders: loadOrders,
    accountOrder: loadOrder,
    accountContracts: loadContracts,
    accountContract: loadContract,
    accountDocuments: loadDocuments,
    accountWallet: loadWallet,
  };
