import { findAsked } from '#server/enquiries/staff/person-asked.ts';
import { countErased } from '#server/enquiries/staff/person-erase.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { findStoredForm, findStoredRecord } from '#server/personal-data/list-stored-records.ts';
import type { KeepMonths } from '#server/platform/config/keep-months.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { HeldData, PersonErasure } from '#server/platform/person/held-data.ts';
import type { StoredRecord } from '#shared/content/stored-record.ts';
import type { StaffErasurePlan, StaffFacts } from '#shared/pages/staff/enquiries-data.ts';
import type { staffPages } from '#shared/pages/staff/staff-pages.ts';
import { staffEnquiryPath } from '#shared/routes/staff-paths.ts';
import { readStaffRequest } from './staff-frame.ts';

/** What erasing the person in the form would do: done in the database, and taken back. */
export const loadStaffErasure: Loader<typeof staffPages.staffErasure> = async (request) => {
  const { staff, frame, form } = readStaffRequest(request);
  const { peopleWithin, keepMonths } = request.services;
  if (!peopleWithin) throw new NotFoundError('erasing where nothing is held');
  const person = form ?? { csrf: frame.csrf, values: {}, faults: { fields: {} } };
  const asked = findAsked(person.values);
  if (!asked) return { frame, form, person };
  const people = peopleWithin(staff.orm);
  const held = await people.export(asked);
  const options = { isWithProof: false, isWithAccount: true, isDryRun: true };
  const erasure = await people.erase(asked, options);
  const kept = keptFacts(held, erasure, keepMonths);
  const who = asked.email ?? asked.phone ?? '';
  return { frame, form, person, plan: { who, kept, ...toPlan(held, erasure) } };
};

function toPlan(held: HeldData, erasure: PersonErasure): Omit<StaffErasurePlan, 'who' | 'kept'> {
  const { accounts, accountsLeft, accountsRunning, underWay } = erasure;
  const withAccount = withAccountFacts(held);
  const account = accountsRunning > 0 ? 'running' : accounts > 0 ? 'closable' : 'elsewhere';
  const hasAccount = accounts + accountsLeft > 0;
  return {
    erased: erasedFacts(erasure),
    withAccount,
    ...(hasAccount && { account }),
    underWay,
    canErase: countErased(erasure) > 0,
  };
}

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
function erasedFacts(erasure: PersonErasure): Facts {
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
function withAccountFacts({ sections }: HeldData): Facts {
  return sections.flatMap(({ tables, records }) => {
    const label = ofAccount[tables[0] ?? ''];
    return label === undefined || records.length === 0 ? [] : [{ label, value: String(records.length) }];
  });
}

/** What stays, with the reasons and times of the privacy policy. */
function keptFacts({ mentions }: HeldData, { references, proofs }: PersonErasure, keep: KeepMonths): Facts {
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
