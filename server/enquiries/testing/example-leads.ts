import type { StoredEnquiry } from '#server/enquiries/enquiry-store.ts';
import { type EnquiryKind, enquiryKinds } from '#shared/contracts/enquiry-kind.ts';
import { type ControlSpec, listControls } from '#shared/contracts/field-spec.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';

const ada = { name: 'Ada Lovelace', reply: 'email', email: 'ada@visitors.example', phone: '0161 496 0777' };
const sale = {
  registration: 'AB12CDE',
  make: 'Ford',
  model: 'Focus 1.0 Titanium',
  year: 2019,
  fuel: 'petrol',
  colour: 'Magnetic Grey',
  mileage: 42_350,
  condition: 'good',
  serviceHistory: 'part',
  finance: 'unsure',
  intent: 'exchange',
  notes: 'One owner from new.',
  ...ada,
};

/** Snapshot of a quote as `prepareQuote` keeps it; no two of its figures are alike. */
export const exampleQuoteSnapshot = {
  terms: {
    dealType: 'personal',
    vehicleRef: '1000000001',
    vehicleName: 'BMW 3 Series Touring 320d M Sport 5dr',
    termMonths: 48,
    annualMiles: 12_000,
    initialMonths: 9,
    isMaintained: true,
    monthlyPence: 354_00,
    initialPence: 3_186_00,
    feePence: 238_80,
    totalPence: 20_062_80,
    excessTenths: 126,
  },
  trueMonthlyPence: 417_98,
  vat: 'inc VAT',
  dealPath:
    '/car-leasing/bmw/3-series/3-series-touring/320d-m-sport-5dr/1000000001/vehicle?term=48&miles=12000',
  pricingType: 'atc',
  ratebookId: 'EX-1',
  funder: 'Example Finance',
  validUntil: '2026-12-31',
  catalogueVersion: 7,
  priceSeen: {
    monthlyPence: 354_00,
    initialPence: 3_186_00,
    feePence: 238_80,
    totalPence: 20_062_80,
    excessTenths: 126,
  },
};

type Sent = Pick<StoredEnquiry, 'fields'> & Partial<Pick<StoredEnquiry, 'snapshot'>>;

const examples: Readonly<Partial<Record<EnquiryKind, Sent>>> = {
  callback: {
    fields: {
      name: 'Ada Lovelace',
      phone: '0161 496 0777',
      day: 'monday',
      part: 'morning',
      about: 'The blue estate.',
    },
    snapshot: { callOn: '2026-07-06' },
  },
  message: { fields: { message: 'Is the car still there?\nI need it by August.', ...ada } },
  contact: { fields: { topic: 'order', message: 'When is it coming?', ...ada } },
  complaint: {
    fields: {
      complaint: 'The car came with scratches.',
      remedy: 'A repair.',
      number: 'ORD-5512',
      name: 'Ada Lovelace',
      email: 'ada@visitors.example',
      phone: '0161 496 0777',
    },
  },
  'data-protection-complaint': {
    fields: {
      about: 'erasure',
      complaint: 'You still write to me.',
      remedy: 'Stop, please.',
      name: 'Ada Lovelace',
      email: 'ada@visitors.example',
      phone: '0161 496 0777',
    },
  },
  quote: {
    fields: {
      seenMonthlyPence: 354_00,
      seenInitialPence: 3_186_00,
      seenFeePence: 238_80,
      seenTotalPence: 20_062_80,
      seenExcessTenths: 126,
      ...ada,
    },
    snapshot: exampleQuoteSnapshot,
  },
  'sell-car': { fields: sale },
  'sell-van': { fields: { ...sale, make: 'Vauxhall', model: 'Vivaro 1.5 Dynamic', vat: 'yes' } },
  'price-match': {
    fields: {
      vehicle: 'BMW 320d M Sport Touring',
      link: 'https://rival.example/bmw-320d',
      quote: 'Rival Leasing, dated 1 June.',
      monthly: '329.99',
      fee: '299',
      excess: '9.6',
      vat: 'inc',
      term: '36',
      miles: 8000,
      initial: 3,
      maintained: 'no',
      ...ada,
    },
  },
  eligibility: {
    fields: {
      age: 'adult',
      residency: '1-to-3',
      employment: 'self-employed',
      jobLength: 'over-3-years',
      income: '30-to-50',
      housing: '500-to-1000',
      credit: 'late-before',
      upfront: '6',
      licence: 'uk',
      ...ada,
    },
  },
  competition: { fields: ada, snapshot: { competition: 'Win a weekend away', closesOn: '2026-12-30' } },
  careers: {
    fields: {
      area: 'technology',
      message: 'I write programs for engines.',
      cv: 'https://cv.example/ada',
      ...ada,
    },
  },
  'commission-consent': {
    fields: { name: 'Ada Lovelace', email: 'ada@visitors.example', reference: '1000000001' },
  },
  fleet: {
    fields: {
      services: ['audit', 'duty-of-care'],
      company: 'Analytical Engines Ltd',
      size: '25-99',
      message: 'Most of our vans are due next year.',
      ...ada,
    },
  },
};

/** What a visitor may send of each kind, with every field that its form has: an example of its own, or made of its fields. */
export const exampleLeads = Object.fromEntries(
  enquiryKinds.map((kind) => [kind, examples[kind] ?? { fields: fillIn(kind) }]),
) as Readonly<Record<EnquiryKind, Sent>>;

function fillIn(kind: EnquiryKind): Sent['fields'] {
  const controls = listControls(enquiryDefinitions[kind].fields);
  return { ...Object.fromEntries(controls.map((field) => [field.name, toValue(field)])), ...ada };
}

function toValue(field: ControlSpec): string | number | readonly string[] {
  if (field.kind === 'number') return field.min;
  if (!('choices' in field)) return `Words for ${field.name}.`;
  const [first = ''] = Object.keys(field.choices);
  return field.kind === 'ticks' ? [first] : first;
}
