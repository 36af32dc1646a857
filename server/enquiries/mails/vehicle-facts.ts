import type { StoredEnquiry } from '#server/enquiries/enquiry-store.ts';
import type { matchVat } from '#shared/enquiries/kinds/price-match.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { MailLine } from './mail-lines.ts';
import { initialWords } from './price-lines.ts';

/** A vehicle that a visitor offers us, in the order in which a buyer would ask about it. */
export function saleFacts(noun: 'Car' | 'Van', { say }: SentLead): LeadFacts {
  const vehicle = [say('year'), say('make'), say('model')].filter(Boolean).join(' ');
  return {
    subject: [vehicle, say('registration')],
    ...toLeadFacts([
      [noun, vehicle, 'year', 'make', 'model'],
      ['Registration', say('registration'), 'registration'],
      ['Mileage', toMiles(say('mileage')), 'mileage'],
      ['Fuel', say('fuel'), 'fuel'],
      ['Colour', say('colour'), 'colour'],
      ['Condition', say('condition'), 'condition'],
      ['Service history', say('serviceHistory'), 'serviceHistory'],
      ['Finance to pay off', say('finance'), 'finance'],
      ['VAT qualifying', say('vat'), 'vat'],
      ['Would like to', say('intent'), 'intent'],
    ]),
  };
}

/** Another firm's price, in the order in which we list our own terms. */
export function priceMatchFacts({ say, fields }: SentLead): LeadFacts {
  const [monthly, quote] = [toPounds(say('monthly')), say('quote')];
  const excess = say('excess');
  const basis = vatWords(fields.vat);
  const { lines, fieldsShown } = toLeadFacts([
    ['Vehicle', say('vehicle'), 'vehicle'],
    ['Their offer', say('link'), 'link'],
    ['Monthly rental', monthly && `${monthly} ${basis}`.trim(), 'monthly', ...(basis ? ['vat'] : [])],
    ['Initial payment', toInitial(say('initial')), 'initial'],
    ['Term', say('term'), 'term'],
    ['Annual mileage', toMiles(say('miles')), 'miles'],
    ['Processing fee', toPounds(say('fee')), 'fee'],
    ['Excess mileage', excess && `${excess}p a mile`, 'excess'],
    ...totalRows(fields),
    ['Maintenance', { no: 'not included', yes: 'included' }[String(fields.maintained)], 'maintained'],
  ]);
  return {
    subject: [say('vehicle'), monthly && `${monthly} a month ${basis}`.trim()],
    lines: [...lines, ...(quote === undefined ? [] : [{ label: 'Their quote', value: quote, isLong: true }])],
    fieldsShown: [...fieldsShown, 'quote'],
  };
}

/** The other offer added up, on the VAT basis of its rental: the total, and the total by the months of its term. */
function totalRows({ monthly, initial, term, fee }: SentLead['fields']) {
  const [monthlyPence, feePence] = [monthly, fee ?? '0'].map((text) => Math.round(Number(text) * 100));
  const months = Number(term);
  const totalPence = (monthlyPence ?? Number.NaN) * (Number(initial) + months - 1) + (feePence ?? 0);
  if (!(totalPence > 0)) return [];
  return [
    ['Added up', formatPounds(totalPence)],
    ['True monthly cost', formatPounds(Math.round(totalPence / months))],
  ] as const;
}

function vatWords(vat: unknown): string {
  const words: Readonly<Record<keyof typeof matchVat, string>> = {
    inc: 'inc VAT',
    ex: 'ex VAT',
    unsure: '(not sure about VAT)',
  };
  return words[vat as keyof typeof words] ?? '';
}

/** "1249.99" as "£1,249.99"; any other text stays as it is. */
function toPounds(amount: string | undefined): string | undefined {
  if (amount === undefined || !/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return amount;
  return formatPounds(Math.round(Number(amount) * 100));
}

function toMiles(miles: string | undefined): string | undefined {
  return miles !== undefined && /^\d{1,7}$/.test(miles) ? formatMiles(Number(miles)) : miles;
}

function toInitial(months: string | undefined): string | undefined {
  return months !== undefined && /^\d{1,2}$/.test(months) ? initialWords(Number(months)) : months;
}

/** An enquiry, in the form from which the words for its kind are made. */
export interface SentLead extends Pick<StoredEnquiry, 'fields' | 'snapshot'> {
  /** The value of a field in words, choices by their labels; undefined where the visitor left it out. */
  readonly say: (name: string) => string | undefined;
}

/** The facts that a kind has its own words for; all other fields of the enquiry follow under their labels. */
export interface LeadFacts {
  /** Between topic and name in the subject: vehicle, price, what it is about. */
  readonly subject?: readonly (string | undefined)[];
  readonly lines?: readonly MailLine[];
  /** Names of the fields that the lines hold. */
  readonly fieldsShown?: readonly string[];
  /** Names of the parts of the snapshot that the lines hold. */
  readonly snapshotShown?: readonly string[];
}

/** A line by its label and value, and the fields that it is made of. */
type FactRow = readonly [label: string, value: string | undefined, ...names: string[]];

/** A line for each row that has a value, and the names of the fields that these rows hold. */
export function toLeadFacts(rows: readonly FactRow[]): Required<Pick<LeadFacts, 'lines' | 'fieldsShown'>> {
  const present = rows.filter((row): row is [string, string, ...string[]] => Boolean(row[1]));
  return {
    lines: present.map(([label, value]) => ({ label, value })),
    fieldsShown: present.flatMap(([, , ...names]) => names),
  };
}
