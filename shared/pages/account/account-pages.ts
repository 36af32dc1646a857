import { contractPath, orderPath } from '#shared/routes/account-paths.ts';
import { crumbOf } from '#shared/routes/deal-trail.ts';
import type { AccountManagerData } from './account-manager/account-manager-page.tsx';
import { accountPage, accountServer } from './account-page.ts';
import type { ContactPageData } from './contact-page-data.ts';
import type { ContractData, ContractsData } from './contracts/contracts-data.ts';
import type { DealsData } from './deals/deals-data.ts';
import { dealsParameters } from './deals/save-deal-href.ts';
import type { DocumentsData } from './documents/documents-page.tsx';
import { kindParameter, orderParameter } from './documents/upload-href.ts';
import type { AccountHomeData } from './home/account-home-page.tsx';
import type { OrderData, OrdersData } from './orders/orders-data.ts';
import type { PersonalDetailsData } from './personal-details/personal-details-data.ts';
import type { QuotesData } from './quotes/quotes-data.ts';
import type { SearchesData } from './searches/searches-page.tsx';
import { signInPages } from './sign-in-pages.ts';
import type { ViewedData } from './viewed/viewed-page.tsx';
import type { WalletData } from './wallet/wallet-page.tsx';
import type { YourDataData } from './your-data/your-data-page.tsx';

const personalDetails = accountPage<PersonalDetailsData>({
  path: '/account/personal-details',
  component: () => import('./personal-details/personal-details-page.tsx'),
  server: accountServer('signed-in', {
    name: 'Personal details and consents',
    crumb: 'Personal Details',
    description: 'What we know about you, what we may send you, and how to change it.',
  }),
});

const accountOrders = accountPage<OrdersData>({
  path: '/account/orders',
  component: () => import('./orders/orders-page.tsx'),
  server: accountServer('signed-in', {
    name: 'Your orders',
    crumb: 'Orders',
    description: 'Track each vehicle you’ve ordered and see when to expect it.',
  }),
});

const accountContracts = accountPage<ContractsData>({
  path: '/account/contracts',
  component: () => import('./contracts/contracts-page.tsx'),
  server: accountServer('signed-in', {
    name: 'Your contracts',
    crumb: 'Contracts',
    description: 'Your leases and when they end.',
  }),
});

/** Every page of the account area: the sign-in pages, then the pages of the signed-in customer. */
export const accountPages = {
  ...signInPages,
  /** The overview: counts, the latest order and the latest quote. */
  accountHome: accountPage<AccountHomeData>({
    path: '/account',
    component: () => import('./home/account-home-page.tsx'),
    server: {
      ...accountServer('signed-in', {
        name: 'My account',
        description: 'Your quotes, orders, contracts and documents in one place.',
        queryParameters: ['wait'],
      }),
      above: [],
    },
  }),
  /** The mobile app of lender-linked customers. */
  accountApp: accountPage<ContactPageData>({
    path: '/account/app',
    component: () => import('./app/app-page.tsx'),
    server: accountServer('signed-in', {
      name: 'The app for your lease',
      crumb: 'App',
      description: 'The lender’s mobile app for managing your lease, and how to get it.',
    }),
  }),
  caura: accountPage<ContactPageData>({
    path: '/account/caura',
    component: () => import('./caura/caura-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Caura and your leased vehicle',
      crumb: 'Caura',
      description: 'What Caura is, whether it affects your lease, and who to ask.',
    }),
  }),
  personalDetails,
  /** A copy of what is held of the customer, and the end of the account. */
  accountYourData: accountPage<YourDataData>({
    path: '/account/your-data',
    component: () => import('./your-data/your-data-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Your data',
      description: 'Download what we hold about you, or close your account.',
      below: [crumbOf(personalDetails)],
    }),
  }),
  accountManager: accountPage<AccountManagerData>({
    path: '/account/account-manager',
    component: () => import('./account-manager/account-manager-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Your account manager',
      crumb: 'Account Manager',
      description: 'Who looks after your account, and how and when to reach them.',
    }),
  }),
  usefulContactNumbers: accountPage<ContactPageData>({
    path: '/account/useful-contact-numbers',
    component: () => import('./useful-contact-numbers/useful-contact-numbers-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Useful contact numbers',
      description: 'Who to call in an emergency, after an accident or theft, and about your lease.',
    }),
  }),
  accountQuotes: accountPage<QuotesData>({
    path: '/account/quotes',
    component: () => import('./quotes/quotes-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Your quotes',
      crumb: 'Quotes',
      description: 'Every quote you’ve had, compared with today’s price for the same lease.',
    }),
  }),
  accountOrders,
  accountOrder: accountPage<OrderData>({
    path: '/account/orders/:id',
    component: () => import('./orders/order-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Your order',
      description: 'Your order’s progress, every delivery estimate, and what to do now.',
      crumbs: ({ orderId, order }) => [
        crumbOf(accountOrders),
        {
          name: order.value ? `Order ${order.value.orderNumber}` : 'Order',
          path: orderPath(orderId),
        },
      ],
    }),
  }),
  accountContracts,
  accountContract: accountPage<ContractData>({
    path: '/account/contracts/:id',
    component: () => import('./contracts/contract-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Your contract',
      description: 'Your lease terms, when it ends, and what to do before the vehicle goes back.',
      crumbs: ({ dealSheetId, contract }) => [
        crumbOf(accountContracts),
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
      name: 'Important documents',
      description: 'Documents you’ve sent us and documents we’ve sent you.',
      queryParameters: ['wait', kindParameter, orderParameter],
    }),
  }),
  accountWallet: accountPage<WalletData>({
    path: '/account/wallet',
    component: () => import('./wallet/wallet-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Your wallet',
      crumb: 'Wallet',
      description: 'Your balance, your rewards and spending, and a code to use your balance.',
      queryParameters: ['wait'],
    }),
  }),
  accountSearches: accountPage<SearchesData>({
    path: '/account/searches',
    component: () => import('./searches/searches-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Saved searches',
      crumb: 'Searches',
      description: 'Your saved searches and the deals they find today.',
      queryParameters: ['save'],
    }),
  }),
  accountDeals: accountPage<DealsData>({
    path: '/account/deals',
    dealTypesInQuery: ['personal', 'business', 'van'],
    component: () => import('./deals/deals-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Saved deals',
      crumb: 'Deals',
      description: 'Your saved deals, with the price when you saved them and the price today.',
      queryParameters: dealsParameters,
    }),
  }),
  accountViewed: accountPage<ViewedData>({
    path: '/account/viewed',
    component: () => import('./viewed/viewed-page.tsx'),
    server: accountServer('signed-in', {
      name: 'Recently viewed',
      crumb: 'Viewed',
      description: 'The last vehicles you looked at, with today’s prices.',
    }),
  }),
};
