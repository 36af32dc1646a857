import { expect, test } from 'vitest';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { staffMail } from './staff-mail.ts';

const to = 'enquiries@example.com';
const mailbox = { to, siteOrigin: 'https://site.example' };

test('staff read every field by its label, what was agreed to, and answer the visitor', () => {
  const message = staffMail(exampleOrder(), mailbox);

  expect(message).toMatchObject({
    to,
    subject: 'Message ENQ-7F3K9-Q2M4X',
    replyTo: 'ada@example.com',
    id: '0b2f6f0e-6a3e-4a58-9d27-0f9f3f6a1c11',
  });
  expect(message.text).toContain('Received on Wednesday, 1 July 2026 at 12:05, London time.');
  expect(message.text).toContain('Your name: Ada Example\nHow should we answer?: By e-mail\n');
  expect(message.text).toContain('No: You may also send me offers. (marketing-email)');
  expect(message.text).toContain('Yes: I have read the terms. (terms)');
});

test('staff are told the page that the visitor came from, where it is known', () => {
  const known = staffMail(exampleOrder({ fromPage: '/van-leasing/ford?term=36' }), mailbox);
  const unknown = staffMail(exampleOrder(), mailbox);

  expect(known.text).toContain(
    'London time.\nThe visitor came from https://site.example/van-leasing/ford?term=36\n',
  );
  expect(unknown.text).not.toContain('came from');
});

test('no line of a longer text can be taken for another field', () => {
  const { text } = staffMail(exampleOrder(), mailbox);

  expect(text.match(/^Your name: .*/gm)).toEqual(['Your name: Ada Example']);
  expect(text).toContain('Your message:\n    Is the car still there?\n    Your name: somebody else');
});

test('what was true when it was sent is told in words, pounds and dates', () => {
  const { text } = staffMail(
    exampleOrder({
      snapshot: {
        vehicle: { make: 'BMW' },
        price: { monthlyPence: 24_950, excessTenths: 126 },
        terms: { termMonths: 36, initialMonths: 1, annualMiles: 10_000 },
        vat: 'inc VAT',
        isInStock: true,
        gone: null,
        callOn: '2026-11-23',
      },
    }),
    mailbox,
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

test('the price that was seen is told once, in pounds', () => {
  const fields = { name: 'Ada', seenMonthlyPence: 24_950, seenExcessTenths: 90 };
  const snapshot = { priceSeen: { monthlyPence: 24_950 } };
  const { text } = staffMail(exampleOrder({ kind: 'quote', fields, snapshot }), mailbox);

  expect(text).toContain('Price seen, monthly: £249.50\n');
  expect(text).not.toMatch(/seenMonthly|seenExcess|24950/);
});

test('fields and kinds that the site no longer knows are still told', () => {
  const fields = { plate: 'AA19AAA', ticks: ['a', 'b'], empty: undefined, list: { a: 1 } };
  const message = staffMail(exampleOrder({ kind: 'of-old', fields }), mailbox);

  expect(message.subject).toBe('Of-old ENQ-7F3K9-Q2M4X');
  expect(message.text).toContain('plate: AA19AAA\nticks: a, b\nlist: {"a":1}\n');
  expect(message.replyTo).toBeUndefined();
});

test('an address that is more than one is shown and not answered to', () => {
  const fields = { email: 'ada@example.com, bob@example.com' };
  const message = staffMail(exampleOrder({ fields }), mailbox);

  expect(message.replyTo).toBeUndefined();
  expect(message.text).toContain('ada@example.com, bob@example.com');
});
