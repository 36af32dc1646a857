import type { Locator, Page } from '@playwright/test';
import { expect, newAddress, test } from '#client/e2e/account/visitor.ts';
import { runAxe } from '#client/e2e/axe-findings.ts';
import { tabToElement } from '#client/e2e/page-actions.ts';
import { type FormHands, keyboardFormHands, pointerFormHands } from './form-hands.ts';

const ratings = { Overall: 4, Comfort: 3, 'Running costs': 5, Reliability: 4, Practicality: 5 };

/** Chooses the nth of a group of radio buttons. */
type Rate = (radios: Locator, mark: number) => Promise<void>;

const byPointer: Rate = (radios, mark) => radios.nth(mark - 1).click();

/** In a group of which none is chosen, Tab reaches the first; the arrows go on from there. */
function byKeyboard(page: Page): Rate {
  return async (radios, mark) => {
    await tabToElement(page, radios.first());
    await page.keyboard.press('Space');
    for (let place = 1; place < mark; place += 1) await page.keyboard.press('ArrowRight');
    await expect(radios.nth(mark - 1)).toBeChecked();
  };
}

/** From a range's reviews to the form, sent too early, then whole. */
async function writeReview(page: Page, hands: FormHands, rate: Rate): Promise<void> {
  await page.goto('/van-leasing/ford/transit-custom/customer-reviews');
  await hands.press(page.getByRole('link', { name: 'Review the Transit Custom' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review the Ford Transit Custom');

  await hands.press(page.getByRole('button', { name: 'Send your review' }));
  const faults = page.locator('main').getByRole('alert');
  await expect(faults).toBeFocused();
  await expect(faults.getByRole('link')).toHaveCount(10);

  for (const [rating, mark] of Object.entries(ratings))
    await rate(page.getByRole('group', { name: rating }).getByRole('radio'), mark);
  await hands.type(
    page.getByLabel('Your review'),
    'Eight foot lengths fit with the door shut, day in, day out.',
  );
  await hands.type(page.getByLabel('Name to show'), 'Grace H.');
  await hands.type(page.getByLabel('Months you’ve had it'), '26');
  await hands.type(page.getByLabel('Email address'), newAddress());
  await hands.pick(page.getByRole('checkbox', { name: 'I leased this vehicle' }));
  await hands.press(page.getByRole('button', { name: 'Send your review' }));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your review');
  await page.goto('/van-leasing/ford/transit-custom/customer-reviews');
  await expect(page.getByText('No reviews of the Transit Custom yet.')).toBeVisible();
}

test.describe(() => {
  // The page with the faults has status 400, which the browser logs as an error.
  test.use({ expectedFaults: /status of 400/ });

  test('a review is written by touch, invalid first', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'Nothing here depends on the width; by keyboard it is tried below.');
    await writeReview(page, pointerFormHands(page), byPointer);
  });

  test('a review is written by keyboard alone, invalid first, and the faults are accessible', async ({
    page,
  }) => {
    await writeReview(page, keyboardFormHands(page), byKeyboard(page));
    await page.goto('/review-my-vehicle');
    await page.getByRole('button', { name: 'Send your review' }).click();
    await expect(page.locator('main').getByRole('alert')).toBeFocused();
    expect(await runAxe(page)).toEqual([]);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedFaults: /status of 400/ });

  test('a review is written without JavaScript, invalid first', async ({ page }) => {
    await writeReview(page, pointerFormHands(page), byPointer);
  });
});
