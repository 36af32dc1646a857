import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import type { LeaseTerms } from '#server/account-contract/lease.ts';
import { bytea } from '#server/platform/database/bytea.ts';
import type { DocumentKind } from '#shared/contracts/document-kinds.ts';

// The embedded account API's own tables. Nothing else of the site reads them: it asks the API over HTTP.

const instant = (name: string) => t.timestamp(name, { withTimezone: true });

export const accountManagers = t.pgTable('account_managers', {
  managerId: t.text('manager_id').primaryKey(),
  name: t.text().notNull(),
  jobTitle: t.text('job_title').notNull(),
  phone: t.text().notNull(),
  email: t.text().notNull(),
  awayUntil: t.date('away_until'),
});

/** A customer. Pending until the link or code that was sent to the address has been used. */
export const accounts = t.pgTable(
  'accounts',
  {
    accountId: t.text('account_id').primaryKey(),
    accountNumber: t.text('account_number').notNull().unique(),
    state: t.text({ enum: ['pending', 'complete'] }).notNull(),
    /** The broker created this account: a registration with the same address does not change its details. */
    isBegunByBroker: t.boolean('is_begun_by_broker').notNull().default(false),
    accountType: t.text('account_type', { enum: ['personal', 'business'] }).notNull(),
    companyName: t.text('company_name'),
    firstName: t.text('first_name').notNull(),
    lastName: t.text('last_name').notNull(),
    /** In lower case. */
    email: t.text().notNull().unique(),
    mobile: t.text(),
    /** Made by `hashPassword`; absent until the account is complete. */
    passwordHash: t.text('password_hash'),
    isLexCustomer: t.boolean('is_lex_customer').notNull().default(false),
    managerId: t.text('manager_id').references(() => accountManagers.managerId),
    allowsEmail: t.boolean('allows_email').notNull().default(false),
    allowsPhone: t.boolean('allows_phone').notNull().default(false),
    allowsSms: t.boolean('allows_sms').notNull().default(false),
    allowsPost: t.boolean('allows_post').notNull().default(false),
    consentSavedAt: instant('consent_saved_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    t.index('accounts_mobile').on(table.mobile),
    t.check('accounts_state', sql`state in ('pending', 'complete')`),
    t.check('accounts_type', sql`account_type in ('personal', 'business')`),
    t.check('accounts_email', sql`email = lower(email)`),
    t.check('accounts_password', sql`state = 'pending' or password_hash is not null`),
  ],
);

const accountId = () =>
  t
    .text('account_id')
    .notNull()
    .references(() => accounts.accountId, { onDelete: 'cascade' });

/** Bearer tokens, by the SHA-256 of each. */
export const accountTokens = t.pgTable(
  'account_tokens',
  {
    tokenHash: t.text('token_hash').primaryKey(),
    accountId: accountId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    t.index('account_tokens_account').on(table.accountId),
    t.index('account_tokens_expiry').on(table.expiresAt),
  ],
);

/** Links that were sent and not used, by the SHA-256 of their id and of their salt. */
export const accountLinks = t.pgTable(
  'account_links',
  {
    idHash: t.text('id_hash').primaryKey(),
    saltHash: t.text('salt_hash').notNull(),
    accountId: accountId(),
    purpose: t.text({ enum: ['complete', 'reset'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [t.index('account_links_account').on(table.accountId)],
);

/** Six-digit codes that were sent; only the newest of a purpose counts. */
export const accountCodes = t.pgTable(
  'account_codes',
  {
    codeId: t.integer('code_id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    purpose: t.text({ enum: ['complete', 'wallet'] }).notNull(),
    codeHash: t.text('code_hash').notNull(),
    tries: t.integer().notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [t.index('account_codes_account').on(table.accountId, table.purpose, table.sentAt)],
);

const terms = () => t.jsonb().$type<LeaseTerms>().notNull();

export const accountQuotes = t.pgTable(
  'account_quotes',
  {
    quoteId: t.text('quote_id').primaryKey(),
    accountId: accountId(),
    terms: terms(),
    ratebookId: t.text('ratebook_id').notNull(),
    quotedAt: instant('quoted_at').notNull(),
    validUntil: t.date('valid_until').notNull(),
    isAccepted: t.boolean('is_accepted').notNull().default(false),
  },
  (table) => [t.index('account_quotes_account').on(table.accountId)],
);

export const accountOrders = t.pgTable(
  'account_orders',
  {
    orderId: t.text('order_id').primaryKey(),
    accountId: accountId(),
    orderNumber: t.text('order_number').notNull().unique(),
    terms: terms(),
    orderedOn: t.date('ordered_on').notNull(),
  },
  (table) => [t.index('account_orders_account').on(table.accountId)],
);

const orderId = () =>
  t
    .text('order_id')
    .notNull()
    .references(() => accountOrders.orderId, { onDelete: 'cascade' });

/** The stages that an order has reached. */
export const accountOrderStages = t.pgTable(
  'account_order_stages',
  { orderId: orderId(), stage: t.text().notNull(), reachedAt: instant('reached_at').notNull() },
  (table) => [t.primaryKey({ columns: [table.orderId, table.stage] })],
);

/** Every delivery estimate that an order has had. */
export const accountDeliveryEstimates = t.pgTable(
  'account_delivery_estimates',
  {
    orderId: orderId(),
    madeAt: instant('made_at').notNull(),
    from: t.date('from_day').notNull(),
    to: t.date('to_day').notNull(),
    reason: t.text().notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.orderId, table.madeAt] }),
    t.check('account_delivery_estimates_days', sql`from_day <= to_day`),
  ],
);

export const accountContracts = t.pgTable(
  'account_contracts',
  {
    dealSheetId: t.text('deal_sheet_id').primaryKey(),
    accountId: accountId(),
    agreementNumber: t.text('agreement_number').notNull().unique(),
    funder: t.text().notNull(),
    registration: t.text().notNull(),
    terms: terms(),
    startedOn: t.date('started_on').notNull(),
    endsOn: t.date('ends_on').notNull(),
    nextPaymentOn: t.date('next_payment_on'),
  },
  (table) => [t.index('account_contracts_account').on(table.accountId)],
);

export const accountDocuments = t.pgTable(
  'account_documents',
  {
    documentId: t.text('document_id').primaryKey(),
    accountId: accountId(),
    name: t.text().notNull(),
    type: t.text({ enum: ['application/pdf', 'image/jpeg', 'image/png'] }).notNull(),
    kind: t.text().$type<DocumentKind>().notNull().default('other'),
    content: bytea().notNull(),
    addedAt: instant('added_at').notNull(),
    addedBy: t.text('added_by', { enum: ['customer', 'broker'] }).notNull(),
  },
  (table) => [t.index('account_documents_account').on(table.accountId)],
);

export const accountWalletEntries = t.pgTable(
  'account_wallet_entries',
  {
    entryId: t.integer('entry_id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    at: instant('at').notNull(),
    description: t.text().notNull(),
    /** Earned above zero, spent below. */
    amountPence: t.integer('amount_pence').notNull(),
  },
  (table) => [t.index('account_wallet_entries_account').on(table.accountId)],
);
