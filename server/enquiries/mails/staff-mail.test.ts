import { expect, test } from 'vitest';
import { exampleLeads, exampleQuoteSnapshot } from '#server/enquiries/testing/example-leads.ts';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { staffMail } from './staff-mail.ts';

const to = 'enquiries@example.com';
const mailbox = { to, siteOrigin: 'https://site.example' };

/** The mail of a kind of enquiry, with what a test changes of its fields and snapshot. */
function mailOf(kind: keyof typeof exampleLeads, fields: object = {}, snapshot?: object) {
  const sent = exampleLeads[kind];
  const enquiry = { kind, fields: { ...sent.fields, ...fields } };
  const kept = snapshot ?? sent.snapshot ?? null;
  return staffMail(
    exampleOrder({ ...enquiry, snapshot: kept as Readonly<Record<string, unknown>> }),
    mailbox,
  );
}

test('the mail of a quote lists who asks, then the deal with its terms, then the rest', () => {
  const { subject, text } = mailOf('quote');

  expect(subject).toBe(
    'Quote: BMW 3 Series Touring 320d M Sport 5dr, £417.98 true monthly cost inc VAT, Ada Lovelace',
  );
  expect(text).toBe(`Ada Lovelace
Reply by email: ada@visitors.example
Phone: 0161 496 0777

Would like a quote
BMW 3 Series Touring 320d M Sport 5dr
Personal lease (PCH)
https://site.example${exampleQuoteSnapshot.dealPath}
Up front: £3,424.80 (9 months’ rental of £3,186 and the fee of £238.80)
Then: 47 payments of £354
Total: £20,062.80 inc VAT
True monthly cost: £417.98
Insurance: included in the price
Term: 48 months
Annual mileage: 12,000 miles
Maintenance: included
Excess mileage: 12.6p a mile
Road tax: in the payments for the whole term, years 1 to 4
Subject to status: the funder decides on your application.
Price held until: 31 December 2026
We’re a credit broker, not a lender. The funder may pay us a commission if you lease through us. https://site.example/commission-disclosure
Funder: Example Finance
Ratebook: EX-1
Catalogue version: 7

Consent
Not agreed: “You may also send me offers.” (marketing-email)
Agreed: “I have read the terms.” (terms)

Reference: ENQ-7F3K9-Q2M4X
Received: Wednesday, 1 July 2026 at 12:05, UK time
`);
});

test('replies go to the visitor, and every try of the mail has the same id', () => {
  expect(mailOf('message')).toMatchObject({
    to,
    replyTo: 'ada@visitors.example',
    id: '0b2f6f0e-6a3e-4a58-9d27-0f9f3f6a1c11',
  });
});

test('the way of answering that the visitor asked for comes first', () => {
  expect(mailOf('quote', { reply: 'phone' }).text).toMatch(
    /^Ada Lovelace\nReply by phone: 0161 496 0777\nEmail: ada@visitors\.example\n/,
  );
});

test('the mail names a used vehicle, a van and a business lease as such', () => {
  const { terms } = exampleQuoteSnapshot;
  const used = { registered: '2023-03', odometerMiles: 24_000 };
  const { text } = mailOf(
    'quote',
    {},
    {
      ...exampleQuoteSnapshot,
      vat: 'ex VAT',
      pricingType: 'used',
      used,
      terms: { ...terms, dealType: 'van', isMaintained: false },
    },
  );

  expect(text).toContain('Van lease (BCH)\nUsed vehicle: registered March 2023, 24,000 miles on the clock\n');
  expect(text).toContain('\nTotal: £20,062.80 ex VAT\nVAT: £4,012.56 at 20%, £24,075.36 in total inc VAT\n');
  expect(text).toContain('Maintenance: not included');
  expect(text).not.toContain('Insurance');
});

test('one month’s rental up front is not shown as a second amount', () => {
  const terms = { ...exampleQuoteSnapshot.terms, initialMonths: 1, initialPence: 354_00 };
  const priceSeen = { ...exampleQuoteSnapshot.priceSeen, initialPence: 354_00 };
  const { text } = mailOf('quote', {}, { ...exampleQuoteSnapshot, terms, priceSeen });

  expect(text).toContain('Up front: £592.80 (one month’s rental and the fee of £238.80)\n');
  expect(text.split('£354')).toHaveLength(2);
});

test('a price on application is named as such, with the lease that was asked for', () => {
  const { dealType, vehicleRef, vehicleName, termMonths, annualMiles, initialMonths, isMaintained } =
    exampleQuoteSnapshot.terms;
  const terms = { dealType, vehicleRef, vehicleName, termMonths, annualMiles, initialMonths, isMaintained };
  const { subject, text } = mailOf('quote', {}, { isPriceOnApplication: true, terms, catalogueVersion: 1 });

  expect(subject).toBe('Quote: BMW 3 Series Touring 320d M Sport 5dr, Ada Lovelace');
  expect(text).toContain('\nPrice: on application\nInitial payment: 9 months’ rental\nTerm: 48 months\n');
  expect(text).not.toContain('£');
});

test('a quote stored before deals kept their page links to the quote at the same lease', () => {
  const { dealPath, pricingType, ...earlier } = exampleQuoteSnapshot;

  expect(mailOf('quote', {}, earlier).text).toContain(
    '\nhttps://site.example/request-quote?dealType=personal&vehicleRef=1000000001&term=48&miles=12000&initial=9&maintained=true\n',
  );
});

test('the price that the visitor saw stands beside the quoted one only where they differ', () => {
  const priceSeen = { ...exampleQuoteSnapshot.priceSeen, monthlyPence: 249_50 };
  const { text } = mailOf('quote', {}, { ...exampleQuoteSnapshot, priceSeen });

  expect(text).toContain('Price seen, monthly: £249.50\n');
  expect(text).not.toMatch(/seenMonthly|seenExcess|24950/);
});

test('the deal that a visitor was looking at when asking for a call is in the subject, and below their request', () => {
  const { ratebookId, funder, validUntil, catalogueVersion, priceSeen, ...viewed } = exampleQuoteSnapshot;
  const { subject, text } = mailOf('callback', {}, { callOn: '2026-07-06', viewed });

  expect(subject).toBe(
    'Callback: BMW 3 Series Touring 320d M Sport 5dr, £417.98 true monthly cost inc VAT, Monday 6 July 2026 in the morning, Ada Lovelace',
  );
  expect(text).toContain(`Would like a call
When: Monday 6 July 2026 in the morning
About:
    The blue estate.

Was looking at
BMW 3 Series Touring 320d M Sport 5dr
`);
});

test('the lease that a car is sold against follows the car in the subject, and has a part of its own', () => {
  const { priceSeen, ratebookId, funder, validUntil, catalogueVersion, ...against } = exampleQuoteSnapshot;
  const { subject, text } = mailOf('sell-car', {}, against);

  expect(subject).toBe(
    'Car to sell: 2019 Ford Focus 1.0 Titanium, AB12CDE, against BMW 3 Series Touring 320d M Sport 5dr, £417.98 true monthly cost inc VAT, Ada Lovelace',
  );
  expect(text).toContain(`
Against this lease
BMW 3 Series Touring 320d M Sport 5dr
Personal lease (PCH)
`);
  expect(text.indexOf('Has a car to sell')).toBeLessThan(text.indexOf('Against this lease'));
});

test('the mail names the page that the visitor came from, unless it is the deal’s own page', () => {
  const sentFrom = (fromPage: string | null) => {
    const { fields, snapshot = null } = exampleLeads.quote;
    return staffMail(exampleOrder({ kind: 'quote', fields, snapshot, fromPage }), mailbox).text;
  };
  const [page = ''] = exampleQuoteSnapshot.dealPath.split('?');

  expect(sentFrom('/van-leasing/ford?term=36')).toContain(
    '\nCame from: https://site.example/van-leasing/ford?term=36\n',
  );
  expect(sentFrom(`${page}?miles=12000&term=48`)).not.toContain('Came from');
  expect(sentFrom(page)).toContain(`\nCame from: https://site.example${page}\n`);
  expect(sentFrom(null)).not.toContain('Came from');
});

test('no line of a longer text can be mistaken for another fact', () => {
  const text = mailOf('message', { message: 'Hello\r\nReference: ENQ-FAKE0\u2028Received: never' }).text;

  expect(text.match(/^(Reference|Received): .*/gm)).toEqual([
    'Reference: ENQ-7F3K9-Q2M4X',
    'Received: Wednesday, 1 July 2026 at 12:05, UK time',
  ]);
  expect(text).toContain('Message\n    Hello\n    Reference: ENQ-FAKE0\n    Received: never\n');
});

test('whatever a name contains, it starts no new line or header, turns no text direction and is cut to a limit', () => {
  const name = `Ada\r\nBcc: spy@evil.example\u2028\u202e\u0000\ud800${'🚗'.repeat(200)}`;
  const { subject, text } = mailOf('quote', { name, reply: 'phone' });

  expect(subject).toMatch(/^Quote: BMW .*, £417.98 true monthly cost inc VAT, Ada Bcc: spy@evil\.example/);
  expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e\ud800]/u);
  expect(subject).toMatch(/🚗…$/u);
  expect([...subject].length).toBeLessThan(200);
  expect(text).not.toMatch(/^Bcc:/m);
});

test('the subject has a part of each fact, however long the facts are', () => {
  const long = (letter: string) => letter.repeat(500);
  const { subject } = mailOf('price-match', { vehicle: long('v'), monthly: '99', name: long('n') });

  expect(subject).toMatch(/^Price match: v{79}…, £99 a month inc VAT, n{79}…$/);
});

test('staff get another firm’s offer added up: 38 rentals of £329.99 and £299 are £12,838.62, £356.63 a month', () => {
  const { text } = mailOf('price-match');

  expect(text).toMatch(/Added up:? +£12,838\.62/);
  expect(text).toMatch(/True monthly cost:? +£356\.63/);
  expect(text).toMatch(/Excess mileage:? +9\.6p a mile/);
  // Of a term that is not named nothing can be added up.
  expect(mailOf('price-match', { term: 'other' }).text).not.toContain('Added up');
});

test.each([
  ['callback', 'Callback: Monday 6 July 2026 in the morning, Ada Lovelace'],
  ['message', 'Message: Ada Lovelace'],
  ['contact', 'Enquiry: An order, Ada Lovelace'],
  ['complaint', 'Complaint: Ada Lovelace'],
  ['data-protection-complaint', 'Data protection complaint: Data that I asked you to erase, Ada Lovelace'],
  ['sell-car', 'Car to sell: 2019 Ford Focus 1.0 Titanium, AB12CDE, Ada Lovelace'],
  ['sell-van', 'Van to sell: 2019 Vauxhall Vivaro 1.5 Dynamic, AB12CDE, Ada Lovelace'],
  ['price-match', 'Price match: BMW 320d M Sport Touring, £329.99 a month inc VAT, Ada Lovelace'],
  ['eligibility', 'Eligibility check: Ada Lovelace'],
  ['competition', 'Competition entry: Win a weekend away, Ada Lovelace'],
  ['careers', 'Job application: Technology, Ada Lovelace'],
  ['commission-consent', 'Commission disclosure: 1000000001, Ada Lovelace'],
  ['fleet', 'Fleet: Analytical Engines Ltd, 25 to 99 vehicles, Ada Lovelace'],
] as const)('the subject of a %s is "%s"', (kind, subject) => {
  expect(mailOf(kind).subject).toBe(subject);
});

test('parts of a snapshot without words of their own are written as words, pounds and dates', () => {
  const { text } = mailOf(
    'message',
    {},
    {
      vehicle: { make: 'BMW' },
      price: { monthlyPence: 24_950, excessTenths: 126 },
      terms: { termMonths: 36, initialMonths: 1, annualMiles: 10_000 },
      vat: 'inc VAT',
      isInStock: true,
      gone: null,
      callOn: '2026-11-23',
    },
  );

  expect(text).toContain(`
Vehicle, make: BMW
Price, monthly: £249.50
Price, excess: 12.6p a mile
Terms, term: 36 months
Terms, initial: 1 month
Terms, annual miles: 10,000
VAT: inc VAT
In stock: yes
Call on: 23 November 2026
`);
});

test('fields and kinds that the site no longer has are still in the mail', () => {
  const fields = { plate: 'AA19AAA', ticks: ['a', 'b'], empty: undefined, list: { a: 1 }, reply: 'email' };
  const message = staffMail(exampleOrder({ kind: 'of-old', fields }), mailbox);

  expect(message.subject).toBe('Of-old');
  expect(message.text).toContain('Of-old\nplate: AA19AAA\nticks: a, b\nlist: {"a":1}\nreply: email\n');
  expect(message.replyTo).toBeUndefined();
});

test('a field with several addresses is shown, and replies do not go to it', () => {
  const message = mailOf('message', { email: 'ada@example.com, bob@example.com' });

  expect(message.replyTo).toBeUndefined();
  expect(message.text).toContain('ada@example.com, bob@example.com');
});
