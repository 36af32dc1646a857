import { accountPaths, contractPath, orderPath } from '#shared/routes/account-paths.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { AccountManagerData } from './account-manager/account-manager-data.ts';
import { accountPage, accountServer } from './account-page.ts';
import type { ContactPageData } from './contact-page-data.ts';
import type { ContractData, ContractsData } from './contracts/contracts-data.ts';
import type { DealsData } from './deals/deals-data.ts';
import { dealsParameters } from './deals/save-deal-href.ts';
import type { DocumentsData } from './documents/documents-data.ts';
import type { AccountHomeData } from './home/account-home-data.ts';
import type { OrderData, OrdersData } from './orders/orders-data.ts';
import type { PersonalDetailsData } from './personal-details/personal-details-data.ts';
import type { QuotesData } from './quotes/quotes-data.ts';
import type { SearchesData } from './searches/searches-data.ts';
import { signInPages } from './sign-in-pages.ts';
import type { ViewedData } from './viewed/viewed-data.ts';
import type { WalletData } from './wallet/wallet-data.ts';

// Functions, because the browser's bundle leaves out what is never called.
const ordersCrumb = (): Crumb => ({ name: 'Orders', path: accountPaths.orders });
const contractsCrumb = (): Crumb => ({ name: 'Contracts', path: accountPaths.contracts });

/** Every page of the account area: getting in, then the customer's own. */
export const accountPages = {
  ...signInPages,
  /** Where things stand. */
  accountHome: accountPage<AccountHomeData>({
    path: '/account',
    component: () => import('./home/account-home-page.tsx'),
    server: accountServer('signed-in', {
      title: 'My account',
      description: 'Where your quotes, orders, contracts and documents stand.',
      crumbs: [],
      queryParameters: ['wait'],
    }),
  }),
  /** The mobile app of lender-linked customers. */
  accountApp: accountPage<ContactPageData>({
    path: '/account/app',
    component: () => import('./app/app-page.tsx'),
    server: accountServer('signed-in', {
      title: 'The app for your lease',
      description: 'The lender’s mobile app for managing your lease, and how to get it.',
      crumbs: [{ name: 'App', path: accountPaths.app }],
    }),
  }),
  caura: accountPage<ContactPageData>({
    path: '/account/caura',
    component: () => import('./caura/caura-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Caura and your leased vehicle',
      description: 'What Caura is, what it has to do with your lease, and who to ask about which.',
      crumbs: [{ name: 'Caura', path: accountPaths.caura }],
    }),
  }),
  personalDetails: accountPage<PersonalDetailsData>({
    path: '/account/personal-details',
    component: () => import('./personal-details/personal-details-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Personal details and consents',
      description: 'What we hold of you, what we may send you, and how to change either.',
      crumbs: [{ name: 'Personal Details', path: accountPaths.personalDetails }],
    }),
  }),
  accountManager: accountPage<AccountManagerData>({
    path: '/account/account-manager',
    component: () => import('./account-manager/account-manager-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your account manager',
      description: 'Who looks after your account, whether they can be reached now, and how.',
      crumbs: [{ name: 'Account Manager', path: accountPaths.accountManager }],
    }),
  }),
  usefulContactNumbers: accountPage<ContactPageData>({
    path: '/account/useful-contact-numbers',
    component: () => import('./useful-contact-numbers/useful-contact-numbers-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Useful contact numbers',
      description: 'Who to ring in an emergency, after an accident or theft, and about your lease.',
      crumbs: [{ name: 'Useful Contact Numbers', path: accountPaths.contactNumbers }],
    }),
  }),
  accountQuotes: accountPage<QuotesData>({
    path: '/account/quotes',
    component: () => import('./quotes/quotes-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your quotes',
      description: 'Every quote as it was made, beside today’s price at the same profile.',
      crumbs: [{ name: 'Quotes', path: accountPaths.quotes }],
    }),
  }),
  accountOrders: accountPage<OrdersData>({
    path: '/account/orders',
    component: () => import('./orders/orders-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your orders',
      description: 'Where each vehicle you ordered is, and when it is expected.',
      crumbs: [ordersCrumb()],
    }),
  }),
  accountOrder: accountPage<OrderData>({
    path: '/account/orders/:id',
    component: () => import('./orders/order-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your order',
      description: 'One order: its stages, every delivery estimate, and what you can do now.',
      crumbs: ({ orderId, order }) => [
        ordersCrumb(),
        {
          name: order.value ? `Order ${order.value.orderNumber}` : 'Order',
          path: orderPath(orderId),
        },
      ],
    }),
  }),
  accountContracts: accountPage<ContractsData>({
    path: '/account/contracts',
    component: () => import('./contracts/contracts-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your contracts',
      description: 'The leases you hold and when they end.',
      crumbs: [contractsCrumb()],
    }),
  }),
  accountContract: accountPage<ContractData>({
    path: '/account/contracts/:id',
    component: () => import('./contracts/contract-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your contract',
      description: 'One lease: its terms, its end, and what to do before it goes back.',
      crumbs: ({ dealSheetId, contract }) => [
        contractsCrumb(),
        {
          name: contract.value ? `Contract ${contract.value.agreementNumber}` : 'Contract',
          path: contractPath(dealSheetId),
        },
      ],
    }),
  }),
  accountDocuments: accountPage<DocumentsData>({
    path: '/account/important-documents',
    component: () => import('./documents/documents-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Important documents',
      description: 'What you sent us and what we sent you.',
      crumbs: [{ name: 'Important Documents', path: accountPaths.documents }],
      queryParameters: ['wait'],
    }),
  }),
  accountWallet: accountPage<WalletData>({
    path: '/account/wallet',
    component: () => import('./wallet/wallet-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your wallet',
      description: 'Your balance, what went in and out, and the code to spend it.',
      crumbs: [{ name: 'Wallet', path: accountPaths.wallet }],
      queryParameters: ['wait'],
    }),
  }),
  accountSearches: accountPage<SearchesData>({
    path: '/account/searches',
    component: () => import('./searches/searches-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Saved searches',
      description: 'The searches you saved and what they find today.',
      crumbs: [{ name: 'Searches', path: accountPaths.searches }],
      queryParameters: ['save'],
    }),
  }),
  accountDeals: accountPage<DealsData>({
    path: '/account/deals',
    component: () => import('./deals/deals-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Saved deals',
      description: 'The deals you saved, with today’s price beside the one they were saved at.',
      crumbs: [{ name: 'Deals', path: accountPaths.deals }],
      queryParameters: dealsParameters,
    }),
  }),
  accountViewed: accountPage<ViewedData>({
    path: '/account/viewed',
    component: () => import('./viewed/viewed-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Recently viewed',
      description: 'The vehicles you looked at last, with today’s price.',
      crumbs: [{ name: 'Viewed', path: accountPaths.viewed }],
    }),
  }),
};
