import type { Locator, Page } from '@playwright/test';
import { runAxe } from '#client/e2e/axe-findings.ts';
import {
  expectSameDocument,
  markDocument,
  openField,
  untilArrived,
  untilHydrated,
} from '#client/e2e/page-actions.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

/** Journeys of 9,000 miles a year. */
const calculator = '/mileage-calculator?commuteMiles=0&errandMiles=0&weekendMiles=0&trips=3&tripMiles=3000';

const readKept = (page: Page) => page.evaluate(() => localStorage.getItem('miles'));

test('miles given once price the lists that are opened next, are offered where they are not known, and can be forgotten', async ({
  page,
  hasTouch,
}) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.press('Enter'));
  await page.goto(calculator);
  await untilHydrated(page);
  await markDocument(page);
  expect(await readKept(page)).toBeNull();
  await press(page.getByRole('link', { name: 'Car deals at 9,000 miles a year', exact: true }));
  await untilArrived(page, '/car-leasing?miles=9000');
  await press(page.locator('header a[href="/"]').first());
  await untilArrived(page, '/');
  await expect(page.locator('main select[name=miles]')).toHaveValue('9000');
  await press(page.locator('main a[href="/electric-car-leasing"]').first());
  await page.waitForURL('/electric-car-leasing?miles=9000');
  const miles = page.locator('main select[name=miles]');
  await expect(miles).toHaveValue('9000');
  await expectSameDocument(page);

  // The server does not know a visitor's miles.
  await page.goto('/van-leasing?fuel=electric');
  await openField(page, 'select[name=miles]');
  await expect(miles).toHaveValue('');
  const offer = page.getByRole('link', { name: 'Use your 9,000 miles' });
  await expect(offer).toHaveAttribute('href', '?fuel=electric&miles=9000');
  const width = (await offer.boundingBox())?.width;
  await press(offer);
  await page.waitForURL('/van-leasing?fuel=electric&miles=9000');
  await expect(miles).toHaveValue('9000');
  await expect(offer).toHaveCount(0);
  const unsure = page.getByRole('link', { name: 'Not sure? Work out your miles' });
  // With other words it is as wide, so nothing beside it has moved.
  expect((await unsure.boundingBox())?.width).toBe(width);

  await press(unsure);
  await untilArrived(page, '/mileage-calculator');
  const note = page.locator('p', { hasText: 'We keep your 9,000 miles in this browser.' });
  await expect(note).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
  await press(note.getByRole('button', { name: 'Forget them' }));
  await expect(page.locator('p:focus')).toContainText('Open deals at your miles');
  await expect(note).toHaveCount(0);
  expect(await readKept(page)).toBeNull();
  await press(page.locator('header a[href="/"]').first());
  await page.waitForURL('/');
  await expect(page.locator('main select[name=miles]')).toHaveValue('10000');
});

test('only miles that the visitor chooses or types are kept: those of an opened address are not, and the usual ones need not be', async ({
  page,
  request,
}) => {
  await page.goto('/car-leasing?miles=20000');
  const choice = await openField(page, 'select[name=miles]');
  await page.getByLabel('Sort by').selectOption('total');
  await page.waitForURL(/sort=total/);
  expect(await readKept(page)).toBeNull();
  await choice.selectOption('12000');
  await page.waitForURL(/miles=12000/);
  expect(await readKept(page)).toBe('12000');
  await choice.selectOption('');
  await page.waitForURL((url) => !url.searchParams.has('miles'));
  expect(await readKept(page)).toBeNull();

  await page.goto(await findPage(request, 'car'));
  await untilHydrated(page);
  const typed = page.getByLabel('Your actual miles a year');
  await typed.fill('9000');
  await typed.press('Enter');
  await page.waitForURL(/miles=9000/);
  expect(await readKept(page)).toBe('9000');
});
