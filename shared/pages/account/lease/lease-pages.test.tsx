import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Price } from '#shared/deals/price.ts';
import { brokerWords, quoteMayChange, roadTaxWords, statusWords } from '#shared/enquiries/quote-words.ts';
import ContractPage from '#shared/pages/account/contracts/contract-page.tsx';
import type { ContractView } from '#shared/pages/account/contracts/contracts-data.ts';
import type { SavedDealView } from '#shared/pages/account/deals/deals-data.ts';
import DealsPage from '#shared/pages/account/deals/deals-page.tsx';
import DocumentsPage from '#shared/pages/account/documents/documents-page.tsx';
import OrderPage from '#shared/pages/account/orders/order-page.tsx';
import { movedWords } from '#shared/pages/account/orders/order-words.ts';
import type { OrderView } from '#shared/pages/account/orders/orders-data.ts';
import type { PricedQuoteView } from '#shared/pages/account/quotes/quotes-data.ts';
import QuotesPage from '#shared/pages/account/quotes/quotes-page.tsx';
import WalletPage from '#shared/pages/account/wallet/wallet-page.tsx';
import { paymentPlan } from '#shared/ui/price-block.tsx';
import type { AgreedLease } from './agreed-lease.ts';

const price: Price = {
  profile: { termMonths: 36, annualMiles: 10_000, initialMonths: 9, isMaintained: false },
  vat: 'inc VAT',
  monthlyPence: 310_05,
  initialPence: 2790_45,
  feePence: 238_80,
  totalPence: 13_881_00,
  trueMonthlyPence: 385_58,
  excessTenths: 114,
};
const cheaper: Price = { ...price, monthlyPence: 300_05, totalPence: 13_441_00 };
const lease: AgreedLease = {
  dealType: 'personal',
  vehicleRef: '1000000001',
  vehicleName: 'Example One',
  price,
};
const account = {
  frame: { csrf: 'csrf-token', firstName: 'Ada', accountType: 'personal', isLexCustomer: false },
  counts: { value: {} },
} as const;
const contact = { phone: '0161 496 0123', openingHours: 'Mon to Fri, 9am to 5pm' };
const form = { csrf: 'csrf-token', values: {}, faults: { fields: {} } };

function text(page: ReactElement): string {
  return renderToStaticMarkup(page).replaceAll('\u00a0', ' ');
}

const quote: PricedQuoteView = {
  quoteId: 'Q-1',
  lease,
  quotedOn: '2026-11-03',
  validUntil: '2026-12-03',
  status: 'open',
  today: { kind: 'changed', price: cheaper },
};

const quotesPage = (facts: Partial<PricedQuoteView>) =>
  text(<QuotesPage data={{ ...account, contact, quotes: { value: [{ ...quote, ...facts }] } }} />);

test('a quote shows its own whole price, the difference today and why', () => {
  const html = quotesPage({});

  expect(html).toContain('£385.58');
  expect(html).toContain('£440 less in total inc VAT.');
  expect(html).toContain('The rental for this lease has changed since then.');
  expect(html).toContain('<td>£310.05</td><td>£300.05</td>');
});

test('a quote in the account says what may change it, road tax, status and who we are, and adds up', () => {
  const html = quotesPage({});
  const price = paymentPlan(lease.price).replaceAll('\u00a0', ' ');

  for (const words of [price, statusWords, roadTaxWords(lease.price.profile.termMonths), quoteMayChange])
    expect(html).toContain(words);
  expect(html.split(brokerWords.broker)).toHaveLength(2);
});

test('a quote says that it is accepted by phone, and the page has no form that accepts it', () => {
  const html = quotesPage({});

  expect(html).toContain('href="tel:01614960123"');
  expect(html).toContain('you can’t do it on this page');
  expect(html).not.toContain('action="/api/account/quotes');
});

test('insurance is said beside the price of a quote that includes it, and not of others', () => {
  expect(quotesPage({ lease: { ...lease, isInsured: true } })).toContain('Insurance included.');
  expect(quotesPage({})).not.toContain('Insurance');
});

test('an expired quote says when it expired and no longer how to accept it', () => {
  const html = quotesPage({ status: 'expired' });

  expect(html).toContain('This quote expired on 3 December 2026.');
  expect(html).not.toContain('To go ahead');
});

test('a panel that could not be loaded says so and offers to try again', () => {
  const html = text(<QuotesPage data={{ ...account, contact, quotes: {} }} />);

  expect(html).toContain('Your quotes couldn’t be loaded.');
  expect(html).toContain('<a href="/account/quotes">Try again</a>');
});

const order: OrderView = {
  orderId: 'O-1',
  orderNumber: '10001',
  lease,
  stage: 'in-transit',
  orderedOn: '2026-09-01',
  expected: { from: '2027-01-04', to: '2027-01-18' },
  stages: [
    { stage: 'quote-accepted', reachedOn: '2026-09-01' },
    { stage: 'in-transit' },
    { stage: 'delivered' },
  ],
  estimates: [
    {
      madeOn: '2026-10-20',
      from: '2027-01-04',
      to: '2027-01-18',
      reason: 'The ship left late.',
      before: { from: '2026-12-07', to: '2026-12-21' },
    },
    { madeOn: '2026-09-01', from: '2026-12-07', to: '2026-12-21', reason: 'As quoted.' },
  ],
  nextSteps: ['Arrange insurance to start on delivery day.'],
  askedDocuments: [{ kind: 'driving-licence' }, { kind: 'proof-of-address', receivedOn: '2026-11-12' }],
};

test('an order shows one stage as now, every estimate with its reason, and what can be done', () => {
  const html = text(<OrderPage data={{ ...account, contact, orderId: 'O-1', order: { value: order } }} />);

  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toContain('Was 7 Dec 2026 to 21 Dec 2026, so 4 weeks later.');
  expect(html).toContain('The ship left late.');
  expect(html).toContain('As quoted.');
  expect(html).toContain('Arrange insurance to start on delivery day.');
});

test('an order links to the form for each document that it asks for, and says which has come', () => {
  const html = text(<OrderPage data={{ ...account, contact, orderId: 'O-1', order: { value: order } }} />);

  expect(html).toContain('href="/account/important-documents?kind=driving-licence&amp;order=O-1"');
  expect(html).toContain('Received 12 Nov 2026');
  expect(html).not.toContain('kind=proof-of-address');
});

test('a moved delivery window tells both of its ends', () => {
  const before = { from: '2027-03-03', to: '2027-03-10' };
  const moved = (from: string, to: string) =>
    movedWords({ madeOn: '2027-02-01', reason: 'A reason.', from, to, before });

  expect(moved('2027-03-14', '2027-03-21')).toBe('Was 3 Mar 2027 to 10 Mar 2027, so 11 days later.');
  expect(moved('2027-03-17', '2027-03-10')).toBe(
    'Was 3 Mar 2027 to 10 Mar 2027: the earliest day is 2 weeks later, the latest is the same.',
  );
  expect(moved('2027-03-03', '2027-03-09')).toBe(
    'Was 3 Mar 2027 to 10 Mar 2027: the earliest day is the same, the latest is 1 day earlier.',
  );
  expect(moved(before.from, before.to)).toBe('Same dates as before');
});

test('a contract says when to appraise, by which standard, and what miles over the allowance cost', () => {
  const contract: ContractView = {
    dealSheetId: 'C-1',
    agreementNumber: 'AG-1',
    funder: 'Example Finance',
    registration: 'AB26 CDE',
    lease,
    startedOn: '2026-01-31',
    endsOn: '2029-01-30',
    hasEnded: false,
    daysLeft: 800,
    appraiseFrom: '2028-11-07',
    appraiseTo: '2028-11-21',
  };
  const html = text(
    <ContractPage data={{ ...account, contact, dealSheetId: 'C-1', contract: { value: contract } }} />,
  );

  expect(html).toContain('7 November 2028 to 21 November 2028');
  expect(html).toContain('BVRLA Fair Wear and Tear');
  expect(html).toContain('11.4p a mile inc VAT');
  expect(html).toContain('30,000 miles in total');
  expect(html).not.toMatch(/subject\sto\sstatus/);
});

test('each document says what it is and can be opened; the form has the kind that the address asks for', () => {
  const document = {
    documentId: 'd1',
    name: 'scan 7.png',
    kind: 'driving-licence',
    format: 'PNG',
    byteLength: 1000,
    addedOn: '2026-11-12',
    addedBy: 'customer',
    href: '/api/account/documents/d1',
  } as const;
  const { href: _href, ...closed } = { ...document, documentId: 'd2' };
  const html = text(
    <DocumentsPage
      data={{
        ...account,
        form,
        asked: 'proof-of-address',
        documents: { value: { value: [document, closed] } },
      }}
    />,
  );

  expect(html.match(/Driving licence<\/p>/g)).toHaveLength(2);
  expect(html.match(/href="\/api\/account\/documents\//g)).toHaveLength(1);
  expect(html).toContain('<option value="proof-of-address" selected="">Proof of address</option>');
});

test('the document form names the accepted files before one is chosen, and works without scripts', () => {
  const html = text(<DocumentsPage data={{ ...account, form, documents: { value: {} } }} />);

  expect(html).toContain('PDF, JPEG or PNG, up to 8 MB.');
  expect(html).toContain('action="/api/account/documents" encType="multipart/form-data" method="post"');
  expect(html).toContain('<input type="hidden" name="csrf" value="csrf-token"/>');
  expect(html).toContain('Your documents couldn’t be loaded.');
});

test('the wallet shows its balance when its entries cannot be loaded', () => {
  const html = text(
    <WalletPage
      data={{ ...account, form, balancePence: { value: { value: 25_00 } }, entries: { value: {} } }}
    />,
  );

  expect(html).toContain('£25');
  expect(html).toContain('Your transactions couldn’t be loaded.');
});

const deal: SavedDealView = {
  id: 'deal-1',
  dealType: 'personal',
  vehicleRef: '1000000001',
  profile: price.profile,
  name: 'Example <One>',
  href: '/car-leasing/example',
  isInStock: false,
  savedOn: '2026-11-01',
  price,
  priceNow: cheaper,
  today: { kind: 'changed', price: cheaper },
};

test('a saved deal can be removed and watched by plain forms that carry the token', () => {
  const data = { ...account, form, deals: [deal], alerts: [], toWatch: deal };
  const html = text(<DealsPage data={data} />);

  expect(html).toContain('action="/api/account/deals/deal-1/remove"');
  expect(html).toContain('name="kind" value="price-drop"');
  expect(html).toContain('name="kind" value="back-in-stock"');
  expect(html.match(/<form /g)?.length).toBe(html.match(/name="csrf" value="csrf-token"/g)?.length);
  expect(html).not.toContain('<One>');
});
