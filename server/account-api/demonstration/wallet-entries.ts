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
    description: 'A friend you recommended leased',
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
