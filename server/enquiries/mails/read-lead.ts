import { z } from 'zod';
import type { StoredEnquiry } from '#server/enquiries/enquiry-store.ts';
import { type KeptDeal, readKeptDeal } from '#server/enquiries/kept-deal.ts';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { findDefinition } from '#shared/enquiries/enquiry-kinds.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { priceWords } from './deal-lines.ts';
import { type DescribedField, describeFields } from './describe-fields.ts';
import { type LeadWords, leadWords } from './lead-words.ts';
import { type MailLine, subjectLine, toOneLineWords } from './mail-lines.ts';
import type { LeadFacts, SentLead } from './vehicle-facts.ts';

/** An enquiry as staff read it: each fact is in one of these lines, and in no other. */
export interface Lead {
  /** What it is, the vehicle and the price where there are any, and the name. */
  readonly subject: string;
  readonly who: readonly MailLine[];
  /** What the person asks for. */
  readonly heading: string;
  readonly wants: readonly MailLine[];
  /** The deal that it is about, or that was on the page that it was sent from. */
  readonly deal?: KeptDeal;
  /** What the deal is to the enquiry, where the visitor did not ask for it. */
  readonly dealHeading?: string | undefined;
  /** All other facts from the time it was sent. */
  readonly rest: readonly MailLine[];
}

/**
 * Reads a stored enquiry, of today's forms or of earlier ones: a fact without words of its own is shown under its
 * field's name.
 */
export function readLead({ kind, fields, snapshot }: StoredEnquiry): Lead {
  const { topic, heading, toFacts } = leadWords[kind as EnquiryKind] ?? wordsOf(kind);
  const described = describeFields(kind, fields);
  const values = new Map(described.map(({ name, value }) => [name, value]));
  const { deal, rest, dealHeading } = readDeal(kind, snapshot);
  const sent: SentLead = { fields, snapshot, say: (name) => values.get(name) };
  const who = whoLines(sent);
  const { subject = [], lines = [], fieldsShown = [], snapshotShown = [] } = toFacts?.(sent) ?? {};
  const isNotShown = (name: string) => !fieldsShown.includes(name) && !who.fieldsShown.includes(name);
  return {
    subject: subjectLine(topic, [...toSubject(kind, subject, deal), values.get('name')]),
    who: who.lines,
    heading,
    wants: [...lines, ...described.filter(({ name }) => isNotShown(name)).map(toLine)],
    ...(deal && { deal }),
    dealHeading,
    rest: describeSnapshot(
      Object.fromEntries(Object.entries(rest).filter(([name]) => !snapshotShown.includes(name))),
    ),
  };
}

/** The deal first, unless the enquiry is about something else and only refers to it. */
function toSubject(kind: string, about: NonNullable<LeadFacts['subject']>, deal: KeptDeal | undefined) {
  if (!deal) return about;
  const { vehicleName } = deal.terms;
  return findDefinition(kind)?.dealHeading === undefined
    ? [vehicleName, priceWords(deal), ...about]
    : [...about, `against ${vehicleName}`, priceWords(deal)];
}

/** The sender's name and how to reach them, with the way they asked for first. */
function whoLines({ fields, say }: SentLead): Required<Pick<LeadFacts, 'lines' | 'fieldsShown'>> {
  const { reply } = fields;
  const [name, company, email, phone] = ['name', 'company', 'email', 'phone'].map(say);
  const who = [name, company]
    .flatMap((each) => (each === undefined ? [] : [toOneLineWords(each)]))
    .join(', ');
  const byEmail = { label: reply === 'email' ? 'Reply by email' : 'Email', value: email };
  const byPhone = { label: reply === 'phone' ? 'Reply by phone' : 'Phone', value: phone };
  const ways = (reply === 'phone' ? [byPhone, byEmail] : [byEmail, byPhone]).flatMap(({ label, value }) =>
    value === undefined ? [] : [{ label, value }],
  );
  const isPreferenceShown =
    (reply === 'email' && email !== undefined) || (reply === 'phone' && phone !== undefined);
  const lines: readonly MailLine[] = [...(who === '' ? [] : [{ value: who }]), ...ways];
  return {
    lines,
    fieldsShown: ['name', 'company', 'email', 'phone', ...(isPreferenceShown ? ['reply'] : [])],
  };
}

function readDeal(kind: string, snapshot: StoredEnquiry['snapshot']) {
  const { viewed, ...others } = snapshot ?? {};
  const { data } = z.record(z.string(), z.unknown()).safeParse(viewed);
  const { deal } = readKeptDeal(data ?? null);
  return deal
    ? { deal, rest: others, dealHeading: 'Was looking at' }
    : { ...readKeptDeal(snapshot), dealHeading: findDefinition(kind)?.dealHeading };
}

/** For a kind that has no words yet, or that the site no longer has. */
function wordsOf(kind: string): LeadWords {
  const name = findDefinition(kind)?.name ?? kind;
  const topic = name.charAt(0).toUpperCase() + name.slice(1);
  return { topic, heading: topic };
}

function toLine({ label, value, isLong }: DescribedField): MailLine {
  return { label, value, isLong };
}

/** A line for each value of a snapshot that no other code describes, with its unit. */
function describeSnapshot(
  snapshot: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): readonly MailLine[] {
  return Object.entries(snapshot).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    const names = [...path, name];
    if (typeof value === 'object') return describeSnapshot(value as Readonly<Record<string, unknown>>, names);
    return [{ label: toLabel(names), value: toWords(name, value) }];
  });
}

/** Name endings that stand for a unit, and how numbers of that unit are written. */
const units: readonly (readonly [RegExp, (value: number) => string])[] = [
  [/Pence$/, formatPounds],
  [/Tenths$/, (tenths) => `${(tenths / 10).toFixed(1)}p a mile`],
  [/Months$/, formatMonths],
  [/Miles$/, (miles) => miles.toLocaleString('en-GB')],
];

function toWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const unit = units.find(([ending]) => ending.test(name));
    return unit ? unit[1](value) : String(value);
  }
  return isDate(value) ? formatDate(value) : String(value);
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** `['price', 'monthlyPence']` as "Price, monthly", `['isInStock']` as "In stock". */
function toLabel(names: readonly string[]): string {
  const words = names.map((name) =>
    name
      .replace(/(?:Pence|Tenths|Months)$/, '')
      .replace(/^is(?=[A-Z])/, '')
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .trim(),
  );
  const label = words.join(', ').replace(/^vat$/, 'VAT');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
