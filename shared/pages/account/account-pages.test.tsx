import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AccountPageData } from './account-frame.ts';
import AccountHomePage, { type AccountHomeData } from './home/account-home-page.tsx';
import PersonalDetailsPage from './personal-details/personal-details-page.tsx';

const page: AccountPageData = {
  frame: { csrf: 'the-token', firstName: 'Ada', accountType: 'personal', isLexCustomer: false },
  counts: { value: { value: { quotes: 3, orders: 2, contracts: 1, documents: 4, walletPence: 2550 } } },
};

const home: AccountHomeData = {
  ...page,
  due: { value: [] },
  order: { value: { value: null } },
  quote: {
    value: {
      value: {
        vehicleName: 'Example One',
        vat: 'inc VAT',
        trueMonthlyPence: 310_00,
        monthlyPence: 25000,
        upFrontPence: 225000,
        totalPence: 1100000,
        termMonths: 36,
        annualMiles: 10000,
        validUntil: '2026-12-01',
        status: 'open',
      },
    },
  },
};

const renderHome = (data: Partial<AccountHomeData> = {}) =>
  renderToStaticMarkup(<AccountHomePage data={{ ...home, ...data }} />);

test('the overview greets the customer and shows the counts, the latest order and the latest quote', () => {
  const html = renderHome();

  expect(html).toContain('<h1>Hello, Ada</h1>');
  expect(html).toMatch(/Quotes<small[^>]*>3<\/small>/);
  expect(html).toContain('£310 <small>true monthly cost inc VAT');
  expect(html).toContain('We hold it until 1 December 2026');
  expect(html).toContain('£2,250 up front, then 35 payments of £250, £11,000 in total.');
  expect(html).toContain('Your order starts when you accept a quote.');
});

test('a panel that could not be loaded says so and offers to try again; the other panels are shown', () => {
  const html = renderHome({ order: { value: {} } });

  expect(html).toMatch(/Your latest order couldn’t be loaded\..*<a href="\/account">Try again<\/a>/s);
  expect(html).toContain('Example One');
});

test('the menu is drawn without counts when they could not be loaded', () => {
  const html = renderHome({ counts: { value: {} } });

  expect(html).toContain('href="/account/quotes"');
  expect(html).not.toContain('undefined');
});

test('only the lender’s customers see the app mentioned', () => {
  const lender = { ...page.frame, isLexCustomer: true };

  expect(renderHome()).not.toContain('/account/app');
  expect(renderHome({ frame: lender })).toContain('href="/account/app"');
});

test('signing out is a form with the session’s token', () => {
  expect(renderHome()).toMatch(
    /<form[^>]*action="\/api\/account\/sign-out" method="post"><input type="hidden" name="csrf" value="the-token"/,
  );
});

test('personal details are shown, and the ways of contact that the customer allowed are ticked', () => {
  const html = renderToStaticMarkup(
    <PersonalDetailsPage
      data={{
        ...page,
        form: { csrf: 'the-token', values: {}, faults: { fields: {} } },
        faults: { fields: {} },
        details: {
          value: { accountNumber: 'LO-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
        },
        consents: { value: { allowed: ['post'], savedOn: '2026-11-01' } },
        phone: '0161 496 0000',
        openingHours: '',
      }}
    />,
  );

  expect(html).toContain('<dt>Mobile number</dt><dd>Not given</dd>');
  expect(html).toContain('Last saved on 1 November 2026.');
  expect(html).toMatch(/name="allowedCommunicationTypes" checked="" value="post"/);
  expect(html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1);
});
