import { asc, eq } from 'drizzle-orm';
import type { Orm } from '#server/platform/database/database.ts';
import type { Asked, HeldSection } from '#server/platform/person/held-data.ts';
import { hasAccount, hasEmail, type Person } from '#server/platform/person/person.ts';
import {
  accountContracts,
  accountDeliveryEstimates,
  accountDocuments,
  accountOrderStages,
  accountOrders,
  accountQuotes,
  accounts,
  accountWalletEntries,
} from './account-tables.ts';

/** The ids of the accounts with this address. */
export async function findAccountIds(orm: Orm, asked: Asked): Promise<readonly string[]> {
  const rows = await orm
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(hasEmail(accounts.email, asked));
  return rows.map(({ accountId }) => accountId);
}

/** What the embedded account API holds of a person. Of documents the facts: each can be opened in the account. */
export async function loadHeldAccount(orm: Orm, person: Person): Promise<readonly HeldSection[]> {
  const details = await orm.select().from(accounts).where(hasAccount(accounts.accountId, person));
  const of = <Table extends typeof accountQuotes | typeof accountContracts | typeof accountWalletEntries>(
    table: Table,
  ) => hasAccount(table.accountId, person);
  return [
    {
      name: 'Your account',
      tables: ['accounts'],
      records: details.map(({ passwordHash, managerId: _manager, ...account }) => ({
        ...account,
        hasPassword: passwordHash !== null,
      })),
    },
    {
      name: 'Quotes',
      tables: ['account_quotes'],
      records: await orm.select().from(accountQuotes).where(of(accountQuotes)),
    },
    {
      name: 'Orders',
      tables: ['account_orders', 'account_order_stages', 'account_delivery_estimates'],
      records: await loadOrders(orm, person),
    },
    {
      name: 'Contracts',
      tables: ['account_contracts'],
      records: await orm.select().from(accountContracts).where(of(accountContracts)),
    },
    {
      name: 'Wallet',
      tables: ['account_wallet_entries'],
      records: await orm.select().from(accountWalletEntries).where(of(accountWalletEntries)),
    },
    { name: 'Documents', tables: ['account_documents'], records: await loadDocuments(orm, person) },
  ];
}

async function loadOrders(orm: Orm, person: Person) {
  const orders = await orm.select().from(accountOrders).where(hasAccount(accountOrders.accountId, person));
  return Promise.all(
    orders.map(async (order) => {
      const { orderId } = order;
      const stages = await orm
        .select({ stage: accountOrderStages.stage, reachedAt: accountOrderStages.reachedAt })
        .from(accountOrderStages)
        .where(eq(accountOrderStages.orderId, orderId))
        .orderBy(asc(accountOrderStages.reachedAt));
      const { madeAt, from, to, reason } = accountDeliveryEstimates;
      const estimates = await orm
        .select({ madeAt, from, to, reason })
        .from(accountDeliveryEstimates)
        .where(eq(accountDeliveryEstimates.orderId, orderId))
        .orderBy(asc(madeAt));
      return { ...order, stages, estimates };
    }),
  );
}

async function loadDocuments(orm: Orm, person: Person) {
  const { documentId, name, type, kind, addedAt, addedBy, accountId } = accountDocuments;
  return orm
    .select({ documentId, name, type, kind, addedAt, addedBy })
    .from(accountDocuments)
    .where(hasAccount(accountId, person))
    .orderBy(asc(addedAt));
}

/** Deletes the accounts of a person with all that is in them. Returns how many there were. */
export async function eraseAccountsOf(orm: Orm, person: Person): Promise<number> {
  const isOwn = hasAccount(accounts.accountId, person);
  return (await orm.delete(accounts).where(isOwn).returning({ id: accounts.accountId })).length;
}
