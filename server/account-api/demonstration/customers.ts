import type { accountManagers, accounts } from '#server/database/schema/account-tables.ts';

/** The password of every demonstration customer; public, like the customers. */
export const demonstrationPassword = 'leasing-demo-2026';

/** Numbers are from Ofcom's range for drama, addresses from a domain that is reserved for examples. */
export const demonstrationManagers: readonly (typeof accountManagers.$inferInsert)[] = [
  {
    managerId: 'manager-1',
    name: 'Grace Okafor',
    jobTitle: 'Account Manager',
    phone: '020 7946 0112',
    email: 'grace.okafor@example.com',
  },
  {
    managerId: 'manager-2',
    name: 'Tom Fairley',
    jobTitle: 'Business Account Manager',
    phone: '020 7946 0187',
    email: 'tom.fairley@example.com',
  },
];

type Customer = Omit<typeof accounts.$inferInsert, 'state' | 'passwordHash' | 'createdAt'>;

/** A personal customer, a business and a customer of the lender. */
export const demonstrationCustomers: readonly Customer[] = [
  {
    accountId: 'demo-personal',
    accountNumber: 'A1000000001',
    accountType: 'personal',
    firstName: 'Amelia',
    lastName: 'Hart',
    email: 'amelia.hart@example.com',
    mobile: '07700900101',
    managerId: 'manager-1',
    allowsEmail: true,
    allowsSms: true,
  },
  {
    accountId: 'demo-business',
    accountNumber: 'A1000000002',
    accountType: 'business',
    companyName: 'Bennett Joinery Ltd',
    firstName: 'Noah',
    lastName: 'Bennett',
    email: 'noah.bennett@example.com',
    mobile: '07700900102',
    managerId: 'manager-2',
    allowsEmail: true,
    allowsPhone: true,
  },
  {
    accountId: 'demo-lender',
    accountNumber: 'A1000000003',
    accountType: 'personal',
    firstName: 'Priya',
    lastName: 'Shah',
    email: 'priya.shah@example.com',
    mobile: '07700900103',
    isLexCustomer: true,
    managerId: 'manager-1',
  },
];
