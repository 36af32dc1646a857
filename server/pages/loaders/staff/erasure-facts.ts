import { findStoredForm, findStoredRecord } from '#server/personal-data/list-stored-records.ts';
import type { KeepMonths } from '#server/platform/config/keep-months.ts';
import type { HeldData, PersonErasure } from '#server/platform/person/held-data.ts';
import type { StoredRecord } from '#shared/content/stored-record.ts';
import type { StaffFacts } from '#shared/pages/staff/enquiries-data.ts';
import { staffEnquiryPath } from '#shared/routes/staff-paths.ts';

type Facts = StaffFacts['facts'];

/** What goes with the account only, by the table that holds it. */
const ofAccount: Readonly<Record<string, string>> = {
  accounts: 'Accounts',
  account_quotes: 'Quotes',
  account_orders: 'Orders',
  account_contracts: 'Contracts',
  account_wallet_entries: 'Wallet entries',
  account_documents: 'Files',
  saved_deals: 'Saved deals',
  saved_searches: 'Saved searches',
  viewed_vehicles: 'Vehicles looked at',
  sessions: 'Open logins',
};

/** What goes in any case. */
export function erasedFacts(erasure: PersonErasure): Facts {
  const { references, reviews, alerts, mails, messages } = erasure;
  const counted = [
    { label: 'Alerts', count: alerts },
    { label: 'Emails waiting', count: mails },
    { label: 'Emails kept on this server', count: messages },
  ];
  return [
    ...references.map((reference) => ({
      label: 'Form they sent',
      value: reference,
      href: staffEnquiryPath(reference),
    })),
    ...reviews.map((reference) => ({ label: 'Review', value: reference })),
    ...counted.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, value: String(count) })),
  ];
}

/** What goes with the account only. */
export function withAccountFacts({ sections }: HeldData): Facts {
  return sections.flatMap(({ tables, records }) => {
    const label = ofAccount[tables[0] ?? ''];
    return label === undefined || records.length === 0 ? [] : [{ label, value: String(records.length) }];
  });
}

/** What stays, with the reasons and times of the privacy policy. */
export function keptFacts(
  { mentions }: HeldData,
  { references, proofs }: PersonErasure,
  keep: KeepMonths,
): Facts {
  const proof = findStoredForm('commission-consent', keep);
  return [
    ...proofs.map((reference) => ({
      label: `${reference}: name and quote reference only`,
      value: toReason(proof),
      href: undefined,
    })),
    ...(references.length > 0 ? ['enquiry_consents', 'enquiry_deliveries'] : []).map(toFact),
    toFact('staff_audit'),
    ...mentions.map((reference) => ({
      label: 'Names them, and was sent by someone else',
      value: `${reference}: read it, and erase it by itself if that’s right.`,
      href: staffEnquiryPath(reference),
    })),
  ];
}

function toFact(table: string): Facts[number] {
  const record = findStoredRecord(table);
  return { label: record.name, value: toReason(record) };
}

function toReason({ why, kept }: Pick<StoredRecord, 'why' | 'kept'>): string {
  return `${why}.\n${kept}.`;
}
