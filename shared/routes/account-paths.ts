/**
 * Addresses of the account area, for links and forms. The compiler checks the page records against these, and a test
 * checks these against the records.
 */
export const accountPaths = {
  home: '/account',
  login: '/account/login',
  register: '/account/register',
  complete: '/account/complete',
  forgottenPassword: '/account/forgotten-password',
  resetPassword: '/account/reset-password',
  quotes: '/account/quotes',
  orders: '/account/orders',
  contracts: '/account/contracts',
  documents: '/account/important-documents',
  wallet: '/account/wallet',
  searches: '/account/searches',
  deals: '/account/deals',
  viewed: '/account/viewed',
  personalDetails: '/account/personal-details',
  yourData: '/account/your-data',
  accountManager: '/account/account-manager',
  contactNumbers: '/account/useful-contact-numbers',
  caura: '/account/caura',
  app: '/account/app',
} as const;

/** The type of one of these addresses, for files that must not import the whole list. */
export type AccountPath = (typeof accountPaths)[keyof typeof accountPaths];

/** `/account/orders/ORD-100302` */
export function orderPath(orderId: string): string {
  return `${accountPaths.orders}/${encodeURIComponent(orderId)}`;
}

/** `/account/contracts/DF-2231178` */
export function contractPath(dealSheetId: string): string {
  return `${accountPaths.contracts}/${encodeURIComponent(dealSheetId)}`;
}
