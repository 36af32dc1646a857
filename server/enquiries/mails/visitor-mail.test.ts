import { expect, test } from 'vitest';
import { exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { keepDeal } from '#server/enquiries/kept-deal.ts';
import { exampleLeads, exampleQuoteSnapshot } from '#server/enquiries/testing/example-leads.ts';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { priceDeal } from '#shared/deals/price.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { brokerWords, quoteMayChange, statusWords } from '#shared/enquiries/quote-words.ts';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';
import { visitorMail } from './visitor-mail.ts';

const identity = {
  name: 'Leasing Options',
  phone: '0161 496 0123',
  openingHours: 'Mon-Fri 9am-5.30pm',
  siteOrigin: 'https://site.example',
  marketingOffHref: 'https://site.example/api/enquiries/marketing-off?token=x',
};

test('a visitor gets the reference, when someone will answer, and what happens next', () => {
  const message = visitorMail(exampleOrder(), identity);
  const entry = visitorMail(exampleOrder({ kind: 'competition' }), identity);

  expect(message).toMatchObject({
    to: 'ada@example.com',
    subject: 'We have your message: ENQ-7F3K9-Q2M4X',
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
  for (const sentence of enquiryDefinitions.message?.next ?? ['none'])
    expect(message.text).toContain(sentence);
  expect(message.text).toContain(
    'What happens next\nSomeone will answer in our opening hours: Mon-Fri 9am-5.30pm, except bank holidays.\n',
  );
  expect(entry.text).not.toContain('opening hours');
  expect(message.text).toMatch(/^Hello,\n\n.*\n\nKind regards,\nLeasing Options\n$/s);
});

test('a visitor gets a copy of what they agreed to, word for word, and reads what they did not agree to', () => {
  const consents = [
    { purpose: 'terms', wording: 'I have read the terms.', isGiven: true },
    { purpose: 'marketing-email', wording: 'You may also send me offers.', isGiven: false },
    { purpose: 'of-old', wording: 'You may ring me.', isGiven: false },
  ];
  const { text } = visitorMail(exampleOrder({}, { consents }), identity);

  expect(text).toContain('You agreed to: “I have read the terms.”');
  expect(text).toContain('This doesn’t sign you up for marketing emails.');
  expect(text).toContain('You didn’t agree to: “You may ring me.”');
});

test('a visitor gets the quoted deal: price, terms, link and last day, but neither funder nor ratebook', () => {
  const { fields, snapshot = null } = exampleLeads.quote;
  const { subject, text } = visitorMail(exampleOrder({ kind: 'quote', fields, snapshot }), identity);

  expect(subject).toBe(
    'Your quote request: BMW 3 Series Touring 320d M Sport 5dr, £417.98 true monthly cost inc VAT',
  );
  expect(text).toContain('\nThen: 47 payments of £354\nTotal: £20,062.80 inc VAT\n');
  for (const words of [quoteMayChange, statusWords, ...Object.values(brokerWords)])
    expect(text.split(words), words).toHaveLength(2);
  expect(text).toContain('Road tax: in the payments for the whole term, years 1 to 4\n');
  expect(text).toContain(`\nhttps://site.example${exampleQuoteSnapshot.dealPath}\n`);
  expect(text).toContain('\nPrice held until: 31 December 2026\n');
  expect(text).not.toMatch(/EX-1|Example Finance|Catalogue/);
});

test('a quote with our fee says how a consumer cancels it; one without a fee and one for a business do not', () => {
  const { fields } = exampleLeads.quote;
  const textOf = (more: object, vat: string) => {
    const snapshot = { ...exampleQuoteSnapshot, vat, terms: { ...exampleQuoteSnapshot.terms, ...more } };
    return visitorMail(exampleOrder({ kind: 'quote', fields, snapshot }), identity).text;
  };

  expect(textOf({}, 'inc VAT')).toContain(`\nOur fee\n${cancellingOurFee}\n`);
  expect(textOf({ feePence: 0 }, 'inc VAT')).not.toContain('Our fee');
  expect(textOf({ dealType: 'business' }, 'ex VAT')).not.toContain('Our fee');
});

test('whoever adds up what is printed of a quote gets its total, and with VAT the total with it, to the penny', () => {
  const pence = (words = '') => Math.round(Number(words.replaceAll(/[£,]/g, '')) * 100);
  const rate = { termMonths: 36, annualMiles: 8000, isMaintained: false, excessTenths: 90 };
  for (const [contract, monthlyPence, initialMonths, feePence] of [
    ['personal', 30_509, 9, 20_750],
    ['business', 30_509, 6, 20_750],
    ['business', 99_999, 1, 0],
    ['personal', 12_345, 12, 0],
  ] as const) {
    const dealType = contract === 'personal' ? contract : 'business';
    const profile = { termMonths: 36, annualMiles: 8000, initialMonths, isMaintained: false };
    const price = priceDeal({ ...rate, contract, monthlyPence, initialMonths: 9, feePence }, profile);
    const { terms } = keepDeal({ dealType, vehicle: exampleVehicle('1000000001'), profile, price });
    const { fields } = exampleLeads.quote;
    const snapshot = { ...exampleQuoteSnapshot, terms, vat: price.vat };
    const { text } = visitorMail(exampleOrder({ kind: 'quote', fields, snapshot }), identity);
    const [, upFront] = /Up front: (£[\d,.]+) /.exec(text) ?? [];
    const [, count, payment] = /Then: (\d+) payments of (£[\d,.]+)\n/.exec(text) ?? [];
    const [, total] = /Total: (£[\d,.]+) /.exec(text) ?? [];
    const [, vat, whole] = /VAT: (£[\d,.]+) at 20%, (£[\d,.]+) in total/.exec(text) ?? [];

    expect(pence(upFront) + Number(count) * pence(payment)).toBe(pence(total));
    expect(pence(total)).toBe(price.totalPence);
    if (contract === 'business') expect(pence(total) + pence(vat)).toBe(pence(whole));
    else expect(vat).toBeUndefined();
  }
});

test('a visitor who sells a car against a lease gets that lease under its heading, and a subject about the car', () => {
  const { fields } = exampleLeads['sell-car'];
  const { priceSeen, ...snapshot } = exampleQuoteSnapshot;
  const { subject, text } = visitorMail(exampleOrder({ kind: 'sell-car', fields, snapshot }), identity);

  expect(subject).toBe('We have your offer of a car: ENQ-7F3K9-Q2M4X');
  expect(text).toContain('\nAgainst this lease\nBMW 3 Series Touring 320d M Sport 5dr\n');
});

test('no fact of the quoted deal, nor the reference, stands twice in the visitor’s mail', () => {
  const { fields, snapshot = null } = exampleLeads.quote;
  const { text } = visitorMail(exampleOrder({ kind: 'quote', fields, snapshot }), identity);

  for (const fact of ['ENQ-7F3K9-Q2M4X', 'BMW 3 Series', '£354', '£3,186', '48 months', 'inc VAT'])
    expect(text.split(fact), fact).toHaveLength(2);
});

test('a stranger whose address was typed gets none of the words that another person typed, whatever the kind', () => {
  for (const [kind, definition] of Object.entries(enquiryDefinitions)) {
    const canaries = definition.fields.flatMap((field) => ('fields' in field ? field.fields : [field]));
    const typed = canaries.map(({ name }) => [name, `canary ${name}`]);
    const fields = { ...Object.fromEntries(typed), email: 'stranger@example.com' };
    const order = exampleOrder({ kind, fields, snapshot: { note: 'canary', viewed: { note: 'canary' } } });
    const { to, ...said } = visitorMail(order, identity);

    expect(to).toBe('stranger@example.com');
    expect(JSON.stringify(said)).not.toMatch(/canary|stranger/);
  }
});

test('without an address the mail to the visitor fails', () => {
  expect(() => visitorMail(exampleOrder({ fields: {} }), identity)).toThrow('no email address');
});

test('who agreed to offers gets the link that ends them, and nobody else does', () => {
  const mail = (purpose: string, isGiven: boolean) =>
    visitorMail(exampleOrder({}, { consents: [{ purpose, wording: 'Words.', isGiven }] }), identity).text;

  expect(mail('marketing-email', true)).toContain(`Stop marketing emails: ${identity.marketingOffHref}`);
  expect(mail('marketing-email', false)).not.toContain('marketing-off');
  expect(mail('terms', true)).not.toContain('marketing-off');
});
