import { accountPaths, contractPath, orderPath } from '#shared/routes/account-paths.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { AccountManagerData } from './account-manager/account-manager-data.ts';
import { accountPage, accountServer } from './account-page.ts';
import type { ContactPageData } from './contact-page-data.ts';
import type { ContractData, ContractsData } from './contracts/contracts-data.ts';
import type { DealsData } from './deals/deals-data.ts';
import { dealsParameters } from './deals/save-deal-href.ts';
import type { DocumentsData } from './documents/documents-data.ts';
import { kindParameter } from './documents/upload-href.ts';
import type { AccountHomeData } from './home/account-home-data.ts';
import type { OrderData, OrdersData } from './orders/orders-data.ts';
import type { PersonalDetailsData } from './personal-details/personal-details-data.ts';
import type { QuotesData } from './quotes/quotes-data.ts';
import type { SearchesData } from './searches/searches-data.ts';
import { signInPages } from './sign-in-pages.ts';
import type { ViewedData } from './viewed/viewed-data.ts';
import type { WalletData } from './wallet/wallet-data.ts';
import type { YourDataData } from './your-data/your-data-data.ts';

// These are functions, because the browser's bundle leaves out functions that are never called.
const ordersCrumb = (): Crumb => ({ name: 'Orders', path: accountPaths.orders });
const contractsCrumb = (): Crumb => ({ name: 'Contracts', path: accountPaths.contracts });

/** Every page of the account area: the sign-in pages, then the pages of the signed-in customer. */
export const accountPages = {
  ...signInPages,
  /** The overview: counts, the latest order and the latest quote. */
  accountHome: accountPage<AccountHomeData>({
    path: '/account',
    component: () => import('./home/account-home-page.tsx'),
    server: accountServer('signed-in', {
      title: 'My account',
      description: 'Your quotes, orders, contracts and documents in one place.',
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
      description: 'What Caura is, whether it affects your lease, and who to ask.',
      crumbs: [{ name: 'Caura', path: accountPaths.caura }],
    }),
  }),
  personalDetails: accountPage<PersonalDetailsData>({
    path: '/account/personal-details',
    component: () => import('./personal-details/personal-details-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Personal details and consents',
      description: 'What we know about you, what we may send you, and how to change it.',
      crumbs: [{ name: 'Personal Details', path: accountPaths.personalDetails }],
    }),
  }),
  /** A copy of what is held of the customer, and the end of the account. */
  accountYourData: accountPage<YourDataData>({
    path: '/account/your-data',
    component: () => import('./your-data/your-data-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your data',
      description: 'Download what we hold about you, or close your account.',
      crumbs: [
        { name: 'Personal Details', path: accountPaths.personalDetails },
        { name: 'Your Data', path: accountPaths.yourData },
      ],
    }),
  }),
  accountManager: accountPage<AccountManagerData>({
    path: '/account/account-manager',
    component: () => import('./account-manager/account-manager-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your account manager',
      description: 'Who looks after your account, and how and when to reach them.',
      crumbs: [{ name: 'Account Manager', path: accountPaths.accountManager }],
    }),
  }),
  usefulContactNumbers: accountPage<ContactPageData>({
    path: '/account/useful-contact-numbers',
    component: () => import('./useful-contact-numbers/useful-contact-numbers-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Useful contact numbers',
      description: 'Who to call in an emergency, after an accident or theft, and about your lease.',
      crumbs: [{ name: 'Useful Contact Numbers', path: accountPaths.contactNumbers }],
    }),
  }),
  accountQuotes: accountPage<QuotesData>({
    path: '/account/quotes',
    component: () => import('./quotes/quotes-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your quotes',
      description: 'Every quote you’ve had, compared with today’s price for the same lease.',
      crumbs: [{ name: 'Quotes', path: accountPaths.quotes }],
    }),
  }),
  accountOrders: accountPage<OrdersData>({
    path: '/account/orders',
    component: () => import('./orders/orders-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your orders',
      description: 'Track each vehicle you’ve ordered and see when to expect it.',
      crumbs: [ordersCrumb()],
    }),
  }),
  accountOrder: accountPage<OrderData>({
    path: '/account/orders/:id',
    component: () => import('./orders/order-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your order',
      description: 'Your order’s progress, every delivery estimate, and what to do now.',
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
      description: 'Your leases and when they end.',
      crumbs: [contractsCrumb()],
    }),
  }),
  accountContract: accountPage<ContractData>({
    path: '/account/contracts/:id',
    component: () => import('./contracts/contract-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your contract',
      description: 'Your lease terms, when it ends, and what to do before the vehicle goes back.',
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
      description: 'Documents you’ve sent us and documents we’ve sent you.',
      crumbs: [{ name: 'Important Documents', path: accountPaths.documents }],
      queryParameters: ['wait', kindParameter],
    }),
  }),
  accountWallet: accountPage<WalletData>({
    path: '/account/wallet',
    component: () => import('./wallet/wallet-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Your wallet',
      description: 'Your balance, your rewards and spending, and a code to use your balance.',
      crumbs: [{ name: 'Wallet', path: accountPaths.wallet }],
      queryParameters: ['wait'],
    }),
  }),
  accountSearches: accountPage<SearchesData>({
    path: '/account/searches',
    component: () => import('./searches/searches-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Saved searches',
      description: 'Your saved searches and the deals they find today.',
      crumbs: [{ name: 'Searches', path: accountPaths.searches }],
      queryParameters: ['save'],
    }),
  }),
  accountDeals: accountPage<DealsData>({
    path: '/account/deals',
    dealTypesInQuery: ['personal', 'business', 'van'],
    component: () => import('./deals/deals-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Saved deals',
      description: 'Your saved deals, with the price when you saved them and the price today.',
      crumbs: [{ name: 'Deals', path: accountPaths.deals }],
      queryParameters: dealsParameters,
    }),
  }),
  accountViewed: accountPage<ViewedData>({
    path: '/account/viewed',
    component: () => import('./viewed/viewed-page.tsx'),
    server: accountServer('signed-in', {
      title: 'Recently viewed',
      description: 'The last vehicles you looked at, with today’s prices.',
      crumbs: [{ name: 'Viewed', path: accountPaths.viewed }],
    }),
  }),
};
