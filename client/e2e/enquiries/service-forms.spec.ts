import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from '#client/e2e/account/visitor.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { type FormHands, keyboardFormHands, pointerFormHands } from './form-hands.ts';
import { sendComplete, sendEnquiry, sendTooEarly } from './send-enquiry.ts';
import { completeContact, sellCar, serviceJourneys } from './service-journeys.ts';

interface Way {
  readonly name: string;
  readonly hands: (page: Page) => FormHands;
  readonly hasScripts: boolean;
  /** True for the way that is tested on a phone; the others are tested on a wide screen. */
  readonly isMobile: boolean;
}

// Without scripts, and for steps even with scripts, a form with faults is answered by its page with status 400.
test.use({ expectedFaults: /status of 400/ });

const ways: readonly Way[] = [
  { name: 'by keyboard alone', hands: keyboardFormHands, hasScripts: true, isMobile: false },
  {
    name: 'without JavaScript',
    hands: pointerFormHands,
    hasScripts: false,
    isMobile: false,
  },
  { name: 'by touch', hands: pointerFormHands, hasScripts: true, isMobile: true },
];

for (const { name: way, hands, hasScripts, isMobile: isOnPhone } of ways) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled: hasScripts });
    test.skip(({ isMobile }) => isMobile !== isOnPhone, 'One way for phones, the others for wide screens.');

    for (const journey of serviceJourneys) {
      test(`${journey.path} is sent ${way}, invalid first`, async ({ page }) => {
        await sendEnquiry(page, journey, hands(page));
      });
    }

    test(`a quote is asked for from a vehicle page ${way}, invalid first, at the price shown`, async ({
      page,
      request,
    }) => {
      await page.goto(await findPage(request, 'car'));
      const plan = await page.locator('#price p', { hasText: 'payments of' }).textContent();
      await page.getByRole('link', { name: 'Get this quote' }).first().click();
      await expect(page.locator('h1')).toHaveText('Request this quote');
      const price = page.locator('main p', { hasText: plan ?? '' });
      // Phones show the price in one line, which unfolds.
      if (!(await price.isVisible())) await page.locator('main details > summary').first().click();
      await expect(price).toBeVisible();
      const quote = {
        path: '/request-quote',
        name: 'quote request',
        first: { label: 'Your name', text: 'Robin Ash' },
        faults: ['reply'],
        complete: completeContact,
      };
      await sendTooEarly(page, quote, hands(page));
      await sendComplete(page, quote, hands(page));
    });

    test(`eligibility is judged ${way}, invalid first, and sent by choice`, async ({ page }) => {
      await page.goto('/finance-eligibility-checker');
      await checkEligibility(page, hands(page));
      const form = page.locator('main form[data-enquiry]');
      await completeContact(form, hands(page));
      await hands(page).press(form.locator('button[type=submit]'));
      await expect(page.locator('h1')).toHaveText('We have your eligibility check');
    });
  });
}

async function checkEligibility(page: Page, hands: FormHands): Promise<void> {
  const form = page.getByRole('form', { name: 'The questions' });
  await hands.pick(form.getByLabel('I’m 18 or over'));
  await hands.press(form.getByRole('button', { name: 'See the result' }));
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(8);
  await expect(form.getByLabel('I’m 18 or over')).toBeChecked();
  await hands.choose(form.getByLabel('How long have you lived in the UK?'), '1 to 3 years');
  await hands.choose(form.getByLabel('What is your work?'), 'Employed full time');
  await hands.choose(form.getByLabel('How long have you done it?'), '3 years or more');
  await hands.choose(form.getByLabel('What do you earn in a year?'), 'More than £50,000');
  await hands.choose(form.getByLabel('What does your home cost you each month?'), 'Nothing');
  await hands.pick(form.getByLabel('I’ve had credit and always paid on time'));
  await hands.choose(
    form.getByLabel('How much could you comfortably pay up front?'),
    'Up to 3 monthly rentals',
  );
  await hands.choose(form.getByLabel('Which driving licence do you hold?'), 'Full UK licence');
  await hands.press(form.getByRole('button', { name: 'See the result' }));
  const result = page.getByRole('region', { name: 'Let’s talk it through' });
  await expect(result).toBeFocused();
  await expect(result).toContainText('No credit search was made');
}

test.describe('with DVLA', () => {
  test.describe.configure({ mode: 'serial' });
  test.skip(({ isMobile }) => isMobile, 'One DVLA at a time.');
  let dvla: Server;

  test.beforeAll(async () => {
    dvla = createServer(async (req, res) => {
      const { registrationNumber } = (await json(req)) as { readonly registrationNumber: string };
      const isKnown = registrationNumber === 'AA19AAA';
      const vehicle = { make: 'FORD', colour: 'RED', fuelType: 'PETROL', yearOfManufacture: 2019 };
      res.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      res.end(JSON.stringify(isKnown ? vehicle : {}));
    });
    await new Promise<void>((resolve) =>
      dvla.listen(Number(process.env.E2E_DVLA_PORT), '127.0.0.1', resolve),
    );
  });

  test.afterAll(() => {
    dvla.close();
    dvla.closeAllConnections();
  });

  for (const hasScripts of [true, false]) {
    test.describe(() => {
      test.use({ javaScriptEnabled: hasScripts });

      test(`a car is looked up, then sold ${hasScripts ? 'with' : 'without'} JavaScript`, async ({
        page,
      }) => {
        const hands = pointerFormHands(page);
        await page.goto('/sell-your-car');
        const find = page.getByRole('button', { name: 'Find my car' });
        const form = page.locator('main form[data-enquiry]');
        await hands.type(page.getByLabel('Registration', { exact: true }), 'zz99 zzz');
        await hands.press(find);
        await expect(form.getByRole('alert')).toContainText('DVLA has no vehicle with this registration.');
        await hands.press(page.getByRole('link', { name: 'Use a different registration' }));
        // The form that is about to go has a field of this name too.
        await expect(find).toBeVisible();
        await hands.type(page.getByLabel('Registration', { exact: true }), 'aa19 aaa');
        await hands.press(find);
        await expect(form.getByLabel('Make', { exact: true })).toHaveValue('Ford');
        await expect(form.getByLabel('Registration', { exact: true })).toHaveValue('AA19AAA');
        expect(page.url()).not.toContain('AA19');
        await sendComplete(page, sellCar, hands);
      });
    });
  }
});
