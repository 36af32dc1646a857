import { expect, test } from 'vitest';
import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';
import { enquirySchemas } from '#shared/enquiries/enquiry-kinds.ts';

const contact = { name: 'Ada Byron', reply: 'email', email: 'ada@example.com' };

const complete: Readonly<Partial<Record<EnquiryKind, Readonly<Record<string, unknown>>>>> = {
  quote: contact,
  'sell-car': {
    ...contact,
    registration: ' ab12 cde ',
    make: 'Ford',
    model: 'Focus',
    year: '2019',
    fuel: 'petrol',
    mileage: '42,000',
    condition: 'good',
    serviceHistory: 'full',
    finance: 'no',
    intent: 'sell',
  },
  'price-match': {
    ...contact,
    vehicle: 'Škoda Octavia',
    link: 'www.example.co.uk/deal',
    monthly: '£1,249.99',
    vat: 'inc',
    term: '36',
    miles: '10,000',
    initial: '6',
    maintained: 'no',
  },
  careers: { ...contact, area: 'sales', message: 'I sell cars.', cv: '' },
  'commission-consent': { name: 'Ada Byron', email: 'ada@example.com', reference: ' ENQ-7F3K9-Q2M4X ' },
  fleet: { ...contact, services: 'audit', company: 'Example', size: '5-24' },
};

function check(kind: EnquiryKind, changed: Readonly<Record<string, unknown>> = {}) {
  const result = enquirySchemas[kind]?.safeParse({ ...complete[kind], ...changed });
  if (!result) throw new Error(`${kind} has no schema`);
  const faults = Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
  return { fields: result.data, faults };
}

test.each<[EnquiryKind, Readonly<Record<string, unknown>>, string, RegExp]>([
  ['quote', { seenTotalPence: '-1' }, 'seenTotalPence', /reload this page/],
  ['quote', { reply: 'phone' }, 'phone', /phone number/],
  ['quote', { email: 'ada@' }, 'email', /email address/],
  ['quote', { email: 'ada@example.com, bob@example.com' }, 'email', /email address/],
  ['quote', { email: 'ada@example.com\nBcc: bob@example.com' }, 'email', /email address/],
  ['sell-car', { registration: 'A-1!' }, 'registration', /such as AB12 CDE/],
  ['sell-car', { registration: '' }, 'registration', /registration/],
  ['sell-car', { year: '19' }, 'year', /four digits/],
  ['sell-car', { mileage: 'many' }, 'mileage', /whole number/],
  ['sell-car', { fuel: 'steam' }, 'fuel', /Choose the fuel/],
  ['sell-van', { ...complete['sell-car'] }, 'vat', /VAT qualifying/],
  ['price-match', { link: '', quote: '' }, 'link', /link to their price, or copy/],
  ['price-match', { link: 'javascript:alert(1)' }, 'link', /address such as https/],
  ['price-match', { link: 'https://user@evil.example/' }, 'link', /address such as https/],
  ['price-match', { monthly: '249.999' }, 'monthly', /such as 249.99/],
  ['price-match', { monthly: 'cheap' }, 'monthly', /such as 249.99/],
  ['price-match', { monthly: '249,99' }, 'monthly', /such as 249.99/],
  ['price-match', { excess: 'a lot' }, 'excess', /such as 12.6, or leave it out/],
  ['price-match', { fee: 'none' }, 'fee', /leave it out/],
  ['price-match', { initial: '0' }, 'initial', /rentals you pay up front/],
  ['careers', { cv: 'my desk' }, 'cv', /address such as https/],
  ['commission-consent', { email: 'ada' }, 'email', /email address/],
  ['commission-consent', { reference: '<b>' }, 'reference', /letters and digits/],
  ['fleet', { services: undefined }, 'services', /at least one service/],
  ['fleet', { services: ['audit', 'magic'] }, 'services', /./],
])('%s refuses %o at %s', (kind, changed, field, message) => {
  expect(check(kind, changed).faults[field]).toMatch(message);
});

test.each(Object.keys(complete) as EnquiryKind[])('%s accepts a complete form', (kind) => {
  expect(check(kind).faults).toEqual({});
});

test('registration plates are normalised by removing white space and upper-casing', () => {
  expect(check('sell-car').fields?.registration).toBe('AB12CDE');
});

test('amounts, numbers, web addresses and ticked boxes are brought into one format', () => {
  expect(check('price-match').fields).toMatchObject({
    monthly: '1249.99',
    miles: 10_000,
    link: 'https://www.example.co.uk/deal',
  });
  expect(check('price-match', { fee: '£299' }).fields?.fee).toBe('299');
  expect(check('price-match', { excess: '12.6p' }).fields?.excess).toBe('12.6');
  expect(check('price-match', { excess: '' }).fields?.excess).toBeUndefined();
  expect(check('fleet').fields?.services).toEqual(['audit']);
  expect(check('commission-consent').fields?.reference).toBe('ENQ-7F3K9-Q2M4X');
});

test('only the chosen way to reply is asked for and kept: what the form hides cannot be at fault', () => {
  const byEmail = check('quote', { phone: '12' });
  const byPhone = check('quote', { reply: 'phone', email: 'ada@', phone: '0161 496 0000' });

  expect([byEmail.faults, byPhone.faults]).toEqual([{}, {}]);
  expect(byEmail.fields).not.toHaveProperty('phone');
  expect(byPhone.fields).toMatchObject({ phone: '0161 496 0000' });
  expect(byPhone.fields).not.toHaveProperty('email');
});
