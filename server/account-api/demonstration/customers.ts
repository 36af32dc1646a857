import type { accountManagers, accounts } from '#server/account-api/store/account-tables.ts';

/** The password of every demonstration customer; public, like the customers. */
export const demonstrationPassword = 'leasing-demo-2026';

/** Numbers are from Ofcom's range for drama, addresses from a domain that is reserved for examples. */
export const demonstrationManagers: readonly (typeof accountManagers.$inferInsert)[] = [
  {
    managerId: 'manager-1',
    name: 'Demonstration Manager',
    jobTitle: 'Account Manager',
    phone: '020 7946 0112',
    email: 'account.manager@example.com',
  },
  {
    managerId: 'manager-2',
    name: 'Business Demonstration Manager',
    jobTitle: 'Business Account Manager',
    phone: '020 7946 0187',
    email: 'business.manager@example.com',
  },
];

type Customer = Omit<typeof accounts.$inferInsert, 'state' | 'passwordHash' | 'createdAt'>;

/** A personal customer, a business and a customer of the lender. */
export const demonstrationCustomers: readonly Customer[] = [
  {
    accountId: 'demo-personal',
    accountNumber: 'A1000000001',
    accountType: 'personal',
    firstName: 'Personal',
    lastName: 'Customer',
    email: 'personal.customer@example.com',
    mobile: '07700900101',
    managerId: 'manager-1',
    allowsEmail: true,
    allowsSms: true,
  },
  {
    accountId: 'demo-business',
    accountNumber: 'A1000000002',
    accountType: 'business',
    companyName: 'Demonstration Business Ltd',
    firstName: 'Business',
    lastName: 'Customer',
    email: 'business.customer@example.com',
    mobile: '07700900102',
    managerId: 'manager-2',
    allowsEmail: true,
    allowsPhone: true,
  },
  {
    accountId: 'demo-lender',
    accountNumber: 'A1000000003',
    accountType: 'personal',
    firstName: 'Lender',
    lastName: 'Customer',
    email: 'lender.customer@example.com',
    mobile: '07700900103',
    isLexCustomer: true,
    managerId: 'manager-1',
  },
];

interface DemonstrationWalletEntry {
  readonly accountId: string;
  readonly daysAgo: number;
  readonly description: string;
  readonly amountPence: number;
}

/** What the demonstration customers earned and spent. */
export const demonstrationWalletEntries: readonly DemonstrationWalletEntry[] = [
  {
    accountId: 'demo-personal',
    daysAgo: 380,
    description: 'Thank you for your first lease',
    amountPence: 5_000,
  },
  {
    accountId: 'demo-personal',
    daysAgo: 140,
    description: 'A friend you recommended took out a lease',
    amountPence: 10_000,
  },
  {
    accountId: 'demo-personal',
    daysAgo: 92,
    description: 'Used towards the processing fee',
    amountPence: -7_500,
  },
  {
    accountId: 'demo-business',
    daysAgo: 505,
    description: 'Second vehicle on the account',
    amountPence: 15_000,
  },
  {
    accountId: 'demo-lender',
    daysAgo: 930,
    description: 'Thank you for your first lease',
    amountPence: 5_000,
  },
];
