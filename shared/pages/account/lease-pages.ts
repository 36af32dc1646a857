import { accountPage } from './account-page.ts';
import type { ContractData, ContractsData } from './contracts/contracts-data.ts';
import type { DealsData } from './deals/deals-data.ts';
import { dealsParameters } from './deals/save-deal-href.ts';
import type { DocumentsData } from './documents/documents-data.ts';
import type { OrderData, OrdersData } from './orders/orders-data.ts';
import type { QuotesData } from './quotes/quotes-data.ts';
import type { SearchesData } from './searches/searches-data.ts';
import type { ViewedData } from './viewed/viewed-data.ts';
import type { WalletData } from './wallet/wallet-data.ts';

const ordersCrumb = { name: 'Orders', path: '/account/orders' };
const contractsCrumb = { name: 'Contracts', path: '/account/contracts' };

/** The account pages about quotes, orders, contracts, papers, money and what was saved. */
export const leasePages = {
  accountQuotes: accountPage<QuotesData>({
    path: '/account/quotes',
    title: 'Your quotes',
    description: 'Every quote as it was made, beside today’s price at the same profile.',
    component: () => import('./quotes/quotes-page.tsx'),
    crumbs: [{ name: 'Quotes', path: '/account/quotes' }],
  }),
  accountOrders: accountPage<OrdersData>({
    path: '/account/orders',
    title: 'Your orders',
    description: 'Where each vehicle you ordered is, and when it is expected.',
    component: () => import('./orders/orders-page.tsx'),
    crumbs: [ordersCrumb],
  }),
  accountOrder: accountPage<OrderData>({
    path: '/account/orders/:id',
    title: 'Your order',
    description: 'One order: its stages, every delivery estimate, and what you can do now.',
    component: () => import('./orders/order-page.tsx'),
    crumbs: ({ orderId, order }) => [
      ordersCrumb,
      {
        name: order.value ? `Order ${order.value.orderNumber}` : 'Order',
        path: `/account/orders/${encodeURIComponent(orderId)}`,
      },
    ],
  }),
  accountContracts: accountPage<ContractsData>({
    path: '/account/contracts',
    title: 'Your contracts',
    description: 'The leases you hold and when they end.',
    component: () => import('./contracts/contracts-page.tsx'),
    crumbs: [contractsCrumb],
  }),
  accountContract: accountPage<ContractData>({
    path: '/account/contracts/:id',
    title: 'Your contract',
    description: 'One lease: its terms, its end, and what to do before it goes back.',
    component: () => import('./contracts/contract-page.tsx'),
    crumbs: ({ dealSheetId, contract }) => [
      contractsCrumb,
      {
        name: contract.value ? `Contract ${contract.value.agreementNumber}` : 'Contract',
        path: `/account/contracts/${encodeURIComponent(dealSheetId)}`,
      },
    ],
  }),
  accountDocuments: accountPage<DocumentsData>({
    path: '/account/important-documents',
    title: 'Important documents',
    description: 'What you sent us and what we sent you.',
    component: () => import('./documents/documents-page.tsx'),
    crumbs: [{ name: 'Important Documents', path: '/account/important-documents' }],
    queryParameters: ['wait'],
  }),
  accountWallet: accountPage<WalletData>({
    path: '/account/wallet',
    title: 'Your wallet',
    description: 'Your balance, what went in and out, and the code to spend it.',
    component: () => import('./wallet/wallet-page.tsx'),
    crumbs: [{ name: 'Wallet', path: '/account/wallet' }],
    queryParameters: ['wait'],
  }),
  accountSearches: accountPage<SearchesData>({
    path: '/account/searches',
    title: 'Saved searches',
    description: 'The searches you saved and what they find today.',
    component: () => import('./searches/searches-page.tsx'),
    crumbs: [{ name: 'Searches', path: '/account/searches' }],
    queryParameters: ['save'],
  }),
  accountDeals: accountPage<DealsData>({
    path: '/account/deals',
    title: 'Saved deals',
    description: 'The deals you saved, with today’s price beside the one they were saved at.',
    component: () => import('./deals/deals-page.tsx'),
    crumbs: [{ name: 'Deals', path: '/account/deals' }],
    queryParameters: dealsParameters,
  }),
  accountViewed: accountPage<ViewedData>({
    path: '/account/viewed',
    title: 'Recently viewed',
    description: 'The vehicles you looked at last, with today’s price.',
    component: () => import('./viewed/viewed-page.tsx'),
    crumbs: [{ name: 'Viewed', path: '/account/viewed' }],
  }),
};
