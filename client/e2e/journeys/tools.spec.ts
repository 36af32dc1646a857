import type { Locator, Page } from '@playwright/test';
import { type FormHands, keyboardFormHands, pointerFormHands } from '#client/e2e/enquiries/form-hands.ts';
import { expectSameDocument, markDocument, untilHydrated } from '#client/e2e/page-actions.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

/** A calculator, one thing that a visitor changes on it, and what it says then. */
interface Tool {
  readonly path: string;
  readonly change: (form: Locator, hands: FormHands) => Promise<void>;
  /** The parameter that the address has then. */
  readonly address: string;
  readonly answer: RegExp;
}

const tools: readonly Tool[] = [
  {
    path: '/company-car-tax-calculator?kind=car&price=41500',
    change: (form, hands) => hands.choose(form.getByLabel('Your income tax rate'), '20%'),
    address: 'rate=20',
    answer: /^At 20% you’d pay £\d/,
  },
  {
    path: '/salary-sacrifice',
    change: (form, hands) => hands.type(form.getByLabel('Your salary'), '60000'),
    address: 'salary=60000',
    answer: /^On a £60,000 salary, .* costs £\d/,
  },
  {
    path: '/company-car-tax-calculator?kind=car&price=36900&fuel=plug-in-hybrid&co2=56&range=53',
    change: (form, hands) => hands.choose(form.getByLabel('Emission standard'), 'Euro 6e-bis or later'),
    address: 'standard=euro-6e-bis',
    answer: /^At 40% you’d pay £123 a month/,
  },
  {
    path: '/salary-sacrifice?salary=27000',
    change: (form, hands) => hands.type(form.getByLabel('Contracted hours'), '20'),
    address: 'hours=20',
    answer: /^On a £27,000 salary, salary sacrifice costs £\d/,
  },
  {
    path: '/mileage-calculator',
    change: (form, hands) => hands.type(form.getByLabel('Miles one way'), '20'),
    address: 'commuteMiles=20',
    answer: /^You drive about 12,600 miles a year, 9,200 of them to and from work/,
  },
  {
    path: '/ending-a-lease-early?monthly=300',
    change: (form, hands) => hands.type(form.getByLabel('Months until you end it'), '35'),
    address: 'month=35',
    answer: /^Ending after 35 of 36 months would cost about £\d/,
  },
  {
    path: '/fair-wear-and-tear',
    change: (form, hands) => hands.type(form.getByRole('group', { name: 'Bonnet' }).getByLabel('Dent'), '90'),
    address: 'bonnet-dent=90',
    answer: /likely to be charged/,
  },
  {
    path: '/car-finance-advice/pcp-early-settlement-calculator',
    change: (form, hands) => hands.type(form.getByLabel('Amount of credit'), '12000'),
    address: 'credit=12000',
    answer: /^You’d need about £\d/,
  },
  {
    path: '/car-finance-advice/voluntary-termination',
    change: (form, hands) => hands.type(form.getByLabel('Monthly payments made'), '30'),
    address: 'made=30',
    answer: /^You’d pay about £1,700 to reach half/,
  },
  {
    path: '/car-finance-advice/lease-or-buy',
    change: (form, hands) => hands.type(form.getByLabel('List price'), '300000'),
    address: 'price=300000',
    answer: /^Over 36 months that’s £\d.* leasing, £\d/,
  },
];

const formOf = (page: Page) => page.locator('main form[data-live]').first();
const sentenceOf = (page: Page) => page.locator('#answer p[role=status]');

for (const { path, change, address, answer } of tools) {
  const isAsked = (url: URL) => `${url.search.slice(1)}&`.includes(`${address}&`);

  test(`${path} by keyboard: the answer is said at once, and reload, back and forward keep it`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'Phones have a test of their own.');
    await page.goto(path);
    await untilHydrated(page);
    await markDocument(page);
    const before = (await sentenceOf(page).textContent()) ?? '';
    await change(formOf(page), keyboardFormHands(page));
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement);

    await page.waitForURL(isAsked);
    await expect(sentenceOf(page)).toHaveText(answer);
    await expectSameDocument(page);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    const after = (await sentenceOf(page).textContent()) ?? '';
    expect(after).not.toBe(before);

    await page.goBack();
    await expect(sentenceOf(page)).toHaveText(before);
    await page.goForward();
    await expect(sentenceOf(page)).toHaveText(after);
    await page.reload();
    await expect(sentenceOf(page)).toHaveText(after);
  });

  test(`${path} by touch: the end of the form leads to the answer`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'Beside the form on wide screens.');
    await page.goto(path);
    await untilHydrated(page);
    await change(formOf(page), pointerFormHands(page));
    await page.getByRole('link', { name: 'See the result' }).tap();

    await page.waitForURL((url) => isAsked(url) && url.hash === '#answer');
    await expect(sentenceOf(page)).toHaveText(answer);
    await expect(page.locator('#answer')).toBeFocused();
    await expect(sentenceOf(page)).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${path} gives the same answer at the same address, and leads to it`, async ({ page, isMobile }) => {
      test.skip(!isMobile, 'On phones the answer stands below the form.');
      await page.goto(path);
      await change(formOf(page), pointerFormHands(page));
      await formOf(page).getByRole('button').click();

      await page.waitForURL((url) => isAsked(url) && url.hash === '#answer');
      await expect(sentenceOf(page)).toHaveText(answer);
      await expect(sentenceOf(page)).toBeInViewport();
    });
  });
}
