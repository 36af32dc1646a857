import type { matchVat } from '#shared/enquiries/choices/price-match-choices.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { initialWords } from './deal-lines.ts';
import type { LeadLine } from './lead-line.ts';
import type { Sent, Told } from './told.ts';

/** A vehicle that somebody offers us, as a buyer would ask about it. */
export function tellSale(noun: 'Car' | 'Van', { say }: Sent): Told {
  const vehicle = [say('year'), say('make'), say('model')].filter(Boolean).join(' ');
  return {
    subject: [vehicle, say('registration')],
    ...toTold([
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

/** Another firm's price, in the order of our own terms. */
export function tellPriceMatch({ say, fields }: Sent): Told {
  const [monthly, quote] = [toPounds(say('monthly')), say('quote')];
  const basis = vatWords(fields.vat);
  const { lines, told } = toTold([
    ['Vehicle', say('vehicle'), 'vehicle'],
    ['Their offer', say('link'), 'link'],
    ['Monthly rental', monthly && `${monthly} ${basis}`.trim(), 'monthly', ...(basis ? ['vat'] : [])],
    ['Initial payment', toInitial(say('initial')), 'initial'],
    ['Term', say('term'), 'term'],
    ['Annual mileage', toMiles(say('miles')), 'miles'],
    ['Processing fee', toPounds(say('fee')), 'fee'],
    ['Maintenance', { no: 'not included', yes: 'included' }[String(fields.maintained)], 'maintained'],
  ]);
  return {
    subject: [say('vehicle'), monthly && `${monthly} a month ${basis}`.trim()],
    lines: [...lines, ...(quote === undefined ? [] : [{ label: 'Their quote', value: quote, isLong: true }])],
    told: [...told, 'quote'],
  };
}

type Row = readonly [label: string, value: string | undefined, ...names: string[]];

/** What has a value, and the fields that it tells. */
function toTold(rows: readonly Row[]): {
  readonly lines: readonly LeadLine[];
  readonly told: readonly string[];
} {
  const present = rows.filter((row): row is [string, string, ...string[]] => Boolean(row[1]));
  return {
    lines: present.map(([label, value]) => ({ label, value })),
    told: present.flatMap(([, , ...names]) => names),
  };
}

function vatWords(vat: unknown): string {
  const words: Readonly<Record<keyof typeof matchVat, string>> = {
    inc: 'inc VAT',
    ex: 'ex VAT',
    unsure: '(not sure about VAT)',
  };
  return words[vat as keyof typeof words] ?? '';
}

/** "1249.99" as "£1,249.99"; what is no amount stays as it is. */
function toPounds(amount: string | undefined): string | undefined {
  if (amount === undefined || !/^\d{1,6}(\.\d{1,2})?$/.test(amount)) return amount;
  return formatPounds(Math.round(Number(amount) * 100), { pennies: true });
}

function toMiles(miles: string | undefined): string | undefined {
  return miles !== undefined && /^\d{1,7}$/.test(miles) ? formatMiles(Number(miles)) : miles;
}

function toInitial(months: string | undefined): string | undefined {
  return months !== undefined && /^\d{1,2}$/.test(months) ? initialWords(Number(months)) : months;
}
