import { codeLimits } from '#server/account-api/credentials/codes.ts';
import { linkHours } from '#server/account-api/credentials/links.ts';
import { unfinishedDays } from '#server/account-api/store/erase-overdue.ts';
import { idleMs } from '#server/accounts/session/session.ts';
import { mailboxDays } from '#server/platform/mail/mailbox.ts';
import { undecidedMonths } from '#server/reviews/erase-overdue.ts';
import { auditMonths } from '#server/staff/erase-overdue.ts';
import { typedMs } from '#server/staff/staff-sessions.ts';
import type { StoredGroup, StoredRecord } from '#shared/content/stored-record.ts';
import { reviewErasureDays } from '#shared/contracts/review.ts';

/** Something that is stored of people, and the tables of the database that hold it. */
interface StoredData extends StoredRecord {
  readonly group: StoredGroup;
  readonly tables: readonly string[];
}

const agreement = 'The agreement to give you an account: (b)';
const withAccount = 'Until the account is closed or erased';

/**
 * Everything that the database holds of people, beside the enquiries (`stored-forms.ts`). The privacy policy is drawn
 * from it, and a test compares it with the tables that there are.
 */
export const storedData: readonly StoredData[] = [
  {
    group: 'forms',
    tables: ['vehicle_reviews'],
    name: 'Review of a vehicle',
    holds: 'Ratings, your words, the name to show, months held, and an email address that isn’t shown',
    why: 'Our interest in showing real reviews: (f)',
    kept: `Email and refused reviews: ${reviewErasureDays} days after we decide. A review we never decide on: ${undecidedMonths} months. Published: until you ask us to remove it`,
  },
  {
    group: 'account',
    tables: ['accounts'],
    name: 'Your details',
    holds:
      'Name, email, mobile, company, account manager, how we may send you offers, and your password as a scrypt hash that can’t be turned back',
    why: `${agreement}. Offers: your consent, (a)`,
    kept: `${withAccount}. A registration you never finish: ${unfinishedDays} days`,
  },
  {
    group: 'account',
    tables: [
      'account_quotes',
      'account_orders',
      'account_order_stages',
      'account_delivery_estimates',
      'account_contracts',
      'account_wallet_entries',
    ],
    name: 'Quotes, orders, contracts, wallet',
    holds: 'The terms of each lease, the stages and delivery dates of an order, your rewards and spending',
    why: agreement,
    kept: withAccount,
  },
  {
    group: 'account',
    tables: ['account_documents'],
    name: 'Documents',
    holds: 'Files you upload, such as a driving licence or bank statement, and files we add for you',
    why: agreement,
    kept: `${withAccount}. You can delete what you uploaded`,
  },
  {
    group: 'account',
    tables: ['saved_deals', 'saved_searches', 'viewed_vehicles'],
    name: 'Saved deals, saved searches, viewed vehicles',
    holds:
      'Up to 100 saved deals with their prices that day, up to 100 searches, and the last 50 vehicles you looked at',
    why: agreement,
    kept: 'Until you remove them or the account is closed; older viewed vehicles drop out',
  },
  {
    group: 'account',
    tables: ['alerts', 'alert_tokens'],
    name: 'Price and stock alerts',
    holds: 'The deal, the price you set, your email, and a hash of the key in each link that we email',
    why: 'What you asked us to do: (b)',
    kept: 'Until you turn the alert off; one you never confirm goes after 48 hours',
  },
  {
    group: 'account',
    tables: ['sessions', 'account_tokens'],
    name: 'Your login',
    holds: 'Who is logged in, and what you typed if an account form has to be shown again',
    why: agreement,
    kept: `${idleMs / 60_000} minutes without use, or as long as the account system lets a login last (an hour here; 12 hours at most). The row goes within an hour after that`,
  },
  {
    group: 'account',
    tables: ['account_links', 'account_codes'],
    name: 'Links and codes we email',
    holds: 'Only a hash of each',
    why: agreement,
    kept: `A link works for ${linkHours} hours, a code for ${codeLimits.minutes} minutes; both are deleted within a day after that`,
  },
  {
    group: 'records',
    tables: ['enquiry_consents'],
    name: 'Consent log',
    holds:
      'The exact wording beside each box of a form, whether you ticked it, and when you took that back. It names no one once its form is erased',
    why: 'Our duty to show that you agreed, and our interest in showing what we told you: (c), (f)',
    kept: 'It stays',
  },
  {
    group: 'records',
    tables: ['enquiry_deliveries'],
    name: 'Deliveries of a form',
    holds: 'When it went to staff, to you and to a customer system, or why it didn’t',
    why: 'Our interest in losing none: (f)',
    kept: 'It stays with the reference, and names no one',
  },
  {
    group: 'records',
    tables: ['enquiry_notes'],
    name: 'What we did about a form',
    holds: 'Who of our staff answered it, when, and what they noted for colleagues',
    why: 'Our interest in answering you well: (f)',
    kept: 'A note goes with its form. Who answered and when stays with the reference, and names no customer',
  },
  {
    group: 'records',
    tables: ['mail_outbox'],
    name: 'An email waiting to go out',
    holds: 'Address and text',
    why: 'As for what it tells you of',
    kept: 'Until it’s sent, or three days at most',
  },
  {
    group: 'records',
    tables: ['mailbox_messages'],
    name: 'Any email, where no mail server is set up',
    holds: 'Address and text, in a mailbox that only the server’s own machine can open',
    why: 'Our interest in trying the site: (f)',
    kept: `${mailboxDays} days`,
  },
  {
    group: 'records',
    tables: ['rate_limits'],
    name: 'Counts of attempts, such as logins',
    holds: 'A number, against a hash of your network address, email or account',
    why: 'Our interest in keeping accounts safe: (f)',
    kept: 'The count lasts 15 minutes or an hour; the row goes about an hour later',
  },
  {
    group: 'records',
    tables: ['account_managers'],
    name: 'Our account managers',
    holds: 'Name, job title, work phone and work email',
    why: 'Our interest in telling you who to ask: (f)',
    kept: 'While they do this job',
  },
  {
    group: 'records',
    tables: ['staff_audit', 'staff_sessions', 'staff_links'],
    name: 'Our staff’s use of this site',
    holds:
      'Who of our staff signed in, and which form or review they read or changed, by its reference: no customer’s name. And what they were typing when their login ended, so that it isn’t lost',
    why: 'Our interest, and our duty, to know who has seen your data: (c), (f)',
    kept: `${auditMonths / 12} years; a login 12 hours; what was being typed ${typedMs / 60_000} minutes. Rows go within an hour after that`,
  },
  {
    group: 'records',
    tables: ['catalogue_versions', 'feed_files', 'special_offers'],
    name: 'Changes to our prices',
    holds: 'Who of our staff imported or took back a price list, and why, and who made a special offer',
    why: 'Our interest in knowing who changed a price: (f)',
    kept: 'It stays, and names no customer',
  },
];

/** The tables that hold nothing of people: vehicles, prices, addresses of pages, and the program's own keys and versions. */
export const tablesWithoutPeople: readonly string[] = [
  'commits',
  'feed_chunks',
  'feed_fetches',
  'manufacturers',
  'models',
  'price_records',
  'ranges',
  'rate_cards',
  'ratebook_warnings',
  'ratebooks',
  'review_scores',
  'shared_keys',
  'told_pages',
  'told_sources',
  'vehicles',
];
