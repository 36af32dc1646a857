import { expectSameDocument, markDocument, scrollTop, untilHydrated } from '#client/e2e/page-actions.ts';
import { findPage } from '#client/e2e/page-types.ts';
import { expect, test } from '#client/e2e/page-watch.ts';

test('another lease changes address and price without a reload, keeps focus and is announced', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.goto(await findPage(request, 'car'));
  await untilHydrated(page);
  await markDocument(page);
  const status = page.locator('#price [role=status]');
  const before = await status.textContent();
  const miles = page.locator('#price select[name=miles]');
  await miles.focus();
  const place = await scrollTop(page);
  await miles.selectOption('20000');
  await page.waitForURL(/miles=20000/);
  await expect(status).not.toHaveText(before ?? '');
  await expect(page.locator('#price')).toContainText('20,000 miles a year');
  await expect(miles).toBeFocused();
  expect(await scrollTop(page)).toBe(place);

  await page.locator('#price [name=term][value="48"]').check();
  await page.waitForURL(/term=48/);
  await expect(page).toHaveURL(/miles=20000/);
  await expectSameDocument(page);
  await page.goBack();
  await expect(page.locator('#price').getByRole('radio', { name: '36' })).toBeChecked();
  await expect(miles).toHaveValue('20000');
});

test('the slider of the initial payment moves the price with the keyboard', async ({ page, request }) => {
  await page.goto(await findPage(request, 'van'));
  await untilHydrated(page);
  const slider = page.locator('#price input[name=initial]');
  await slider.focus();
  const months = Number(await slider.inputValue());
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(new RegExp(`initial=${months + 1}`));
  await expect(page.locator('#price')).toContainText(`(${months + 1} months)`);
  await expect(slider).toBeFocused();
});

test('moving the slider makes one history entry, and its usual value is left out of the address', async ({
  page,
  request,
}) => {
  const path = await findPage(request, 'car');
  await page.goto('/van-leasing');
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('#price [name=term][value="48"]').check();
  await page.waitForURL(`${path}?term=48`);
  const slider = page.locator('#price input[name=initial]');
  await slider.focus();
  for (const months of [7, 8, 9]) {
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`${path}?term=48&initial=${months}`);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${path}?term=48`);
  await expect(slider).toHaveValue('6');
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('the cost of excess mileage is beside the price, and the price stays visible on phones', {
  tag: '@phone',
}, async ({ page, request, isMobile }) => {
  await page.goto(await findPage(request, 'car'));
  await untilHydrated(page);
  await expect(page.locator('#price')).toContainText(/excess\s\d+(\.\d)?p\sa\smile/);
  const bar = page.locator('a[href="#price"]');
  await page.getByRole('heading', { name: 'Specification' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page.locator('#price')).toBeInViewport();
});

test('an outdated name in the address redirects to the vehicle’s one address, with the profile kept', async ({
  page,
  request,
}) => {
  const path = await findPage(request, 'car');
  const stale = path.replace(/^\/car-leasing\/[^/]+/, '/car-leasing/renamed-make');
  await page.goto(`${stale}?term=24`);
  await expect(page).toHaveURL(`${path}?term=24`);
});

test('what a visitor unfolded, moved aside, ticked or focused stays so when the page is first drawn anew', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(await findPage(request, 'car'));
  await untilHydrated(page);
  const figures = page.locator('details', { hasText: 'Excess a mile' });
  await figures.locator('summary').click();
  const box = page.locator('main article input[name=deals]').first();
  await box.check();
  const cell = page.getByTitle('48 months, 25,000 miles a year', { exact: true });
  await cell.scrollIntoViewIfNeeded();
  const movedBy = () => page.locator('main [data-scrolls]').evaluate(({ scrollLeft }) => scrollLeft);
  const before = await movedBy();
  expect(before).toBeGreaterThan(0);
  await cell.press('Enter');
  await page.waitForURL(/term=48&miles=25000/);
  await expect(cell).toHaveAttribute('aria-current', 'true');
  await expect(cell).toBeFocused();
  expect(await movedBy()).toBe(before);
  await expect(figures).toHaveAttribute('open');
  await expect(box).toBeChecked();
});
