import { type CDPSession, expect, type Page, test } from '@playwright/test';

interface Answer {
  readonly coding: string | undefined;
  /** On the wire, with headers. */
  readonly bytes: number;
}

/** What the browser gets, by address without the origin. */
async function watchAnswers(page: Page): Promise<ReadonlyMap<string, Answer>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  const urls = new Map<string, string>();
  const codings = new Map<string, string | undefined>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) =>
    codings.set(requestId, headers['Content-Encoding']),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname, search } = new URL(urls.get(requestId) ?? 'about:blank');
    answers.set(pathname + search, { coding: codings.get(requestId), bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return answers;
}

/** Opens a page whose dictionaries the browser then keeps. */
async function openFirst(page: Page): Promise<ReadonlyMap<string, Answer>> {
  const answers = await watchAnswers(page);
  await page.goto('/car-leasing');
  const kept = () => [...answers.keys()].filter((address) => address.endsWith('.dict'));
  await expect.poll(() => kept().length).toBe(2);
  // Chromium writes a dictionary to its disk after it has arrived.
  await expect
    .poll(async () => {
      await page.goto('/menu');
      return answers.get('/menu')?.coding;
    })
    .toBe('dcz');
  return answers;
}

test('a browser that has seen one page gets the next ones against the dictionary, the same to the byte', async ({
  page,
  request,
}) => {
  const answers = await openFirst(page);
  const vehicle = /href="(\/car-leasing\/[^"]+\/vehicle)/.exec(
    await (await request.get('/car-leasing')).text(),
  )?.[1];
  for (const address of [
    '/car-leasing?fuel=electric',
    '/van-leasing',
    '/car-leasing/guides',
    vehicle ?? '',
  ]) {
    const response = await page.goto(address);
    const plain = await request.get(address, { headers: { 'accept-encoding': 'identity' } });
    const usual = await request.get(address, { headers: { 'accept-encoding': 'zstd' } });
    expect(await response?.body()).toEqual(await plain.body());
    expect(answers.get(address)?.coding).toBe('dcz');
    expect(answers.get(address)?.bytes).toBeLessThan(Number(usual.headers()['content-length']) / 1.3);
  }
});

test('what a filter change fetches is compressed against its own dictionary', async ({ page }) => {
  const answers = await openFirst(page);
  await page.goto('/car-leasing');
  await page.getByRole('checkbox', { name: /^Electric/ }).check();
  await expect(page).toHaveURL(/fuel=electric/);
  const data = () => [...answers].find(([address]) => address.startsWith('/page-data/'))?.[1];

  await expect.poll(() => data()?.coding).toBe('dcz');
});

test('a private page is never compressed against a dictionary', async ({ page }) => {
  const answers = await openFirst(page);
  await page.goto('/account/login');

  expect(answers.get('/account/login')?.coding).toBe('zstd');
});
