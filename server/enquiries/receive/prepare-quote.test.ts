import request from 'supertest';
import { expect, test } from 'vitest';
import { pickRateSource, type RateSources } from '#server/catalogue/rate-sources.ts';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { todayInLondon } from '#server/platform/time/today-in-london.ts';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { createTestApp, testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import { lastDayOfQuote } from '#shared/deals/quote-validity.ts';
import {
  brokerWords,
  quoteIsHeld,
  quoteMayChange,
  roadTaxWords,
  statusWords,
} from '#shared/enquiries/quote-words.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';
import { paymentPlan } from '#shared/ui/price-block.tsx';

const path = '/request-quote?dealType=personal&vehicleRef=1000000001&term=36&miles=10000&initial=9';
const who = { name: 'Ada Byron', reply: 'email', email: 'ada@example.com' };
const testGrid = { terms: [24, 36, 48], miles: [8000, 10000, 12000], initials: [9] };
const cards = [exampleCard('1000000001', { grid: testGrid })];
const rateSources: RateSources = {
  find: async (offer) => pickRateSource(cards, { ...offer, today: '2026-11-20' }),
};

async function openSite(services: object = {}) {
  const enquiries = memoryEnquiries();
  const app = await createTestApp({ services: { enquiries, rateSources, ...services } });
  const post = (fields: object, address = path) => request(app).post(address).type('form').send(fields);
  return { app, enquiries, post };
}

function priceNow() {
  const { profile } = parseProfile(new URL(path, 'http://site').searchParams);
  const price = testCatalogue().snapshot().findDeal('personal', '1000000001', profile)?.price;
  if (!price) throw new Error('The example has no price.');
  return price;
}

/** What stands in every quote, wherever it is shown. */
function wholeQuote(): readonly string[] {
  const price = priceNow();
  const road = `Road tax is ${roadTaxWords(price.profile.termMonths)}.`;
  return [paymentPlan(price), road, statusWords, brokerWords.broker, brokerWords.commission];
}

/** The hidden fields of a page as a browser would send them. */
function readHidden(html: string): Record<string, string> {
  const fields = html.matchAll(/<input type="hidden" name="(seen\w+)" value="(\d+)"\/>/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

const signedInAs = (accountId: string, tokenExpiresAt = Date.now() + 3_600_000) => {
  const summary = { accountType: 'personal', firstName: 'A', lastName: 'B', isLexCustomer: false } as const;
  const now = Date.now();
  const id = accountId.padEnd(43, 'x');
  const signedIn = { accountId, token: `token-of-${accountId}`, tokenExpiresAt, summary };
  return { id, csrfToken: 'csrf', startedAt: now, usedAt: now, signedIn };
};

test('a quote asked for while signed in is kept with its account; the sender’s own words cannot name one', async () => {
  const sessions = memorySessions();
  await sessions.save(signedInAs('ada'));
  await sessions.save(signedInAs('expired', Date.now() - 1));
  const { app, enquiries } = await openSite({ sessions });
  const page = await request(app).get(path);
  const post = (id: string, more: object = {}) =>
    request(app)
      .post(path)
      .set('Cookie', `session=${id.padEnd(43, 'x')}`)
      .type('form')
      .send({ ...who, ...readHidden(page.text), ...more });
  const answers = [await post('ada'), await post('expired'), await post('bob', { accountId: 'ada' })];

  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
  expect(enquiries.stored.map(({ accountId }) => accountId)).toEqual(['ada', undefined, undefined]);
});

test('a quote is taken while sessions cannot be read', async () => {
  const sessions = { ...memorySessions(), find: () => Promise.reject(new Error('away')) };
  const { app, enquiries } = await openSite({ sessions });
  const page = await request(app).get(path);
  const answer = await request(app)
    .post(path)
    .set('Cookie', `session=${'ada'.padEnd(43, 'x')}`)
    .type('form')
    .send({ ...who, ...readHidden(page.text) });

  expect(answer.status).toBe(303);
  expect(enquiries.stored).toHaveLength(1);
});

test('the receipt of a quote repeats the vehicle, its whole price and how long it holds, and nothing that was typed', async () => {
  const { app, post } = await openSite();
  const page = await request(app).get(path);
  const answer = await post({ ...who, ...readHidden(page.text) });
  const receipt = await request(app).get(answer.headers.location ?? '');

  expect(receipt.text).toContain('Škoda Octavia Estate 1.5 TSI SE 5dr');
  expect(receipt.text).toContain(formatPounds(priceNow().trueMonthlyPence));
  expect(receipt.text).toContain(formatPounds(priceNow().totalPence));
  expect(receipt.text).toMatch(/We hold this price until \d/);
  for (const words of [...wholeQuote(), quoteMayChange]) expect(receipt.text).toContain(words);
  expect(receipt.text).not.toMatch(/Ada|ada@/);
});

test('page and receipt of a personal quote with our fee say how it is cancelled; a business’s page does not', async () => {
  const { app, post } = await openSite();
  const page = await request(app).get(path);
  const answer = await post({ ...who, ...readHidden(page.text) });
  const receipt = await request(app).get(answer.headers.location ?? '');
  const business = await request(app).get(path.replace('personal', 'business'));

  expect(priceNow().feePence).toBeGreaterThan(0);
  expect([page, receipt, business].map(({ text }) => text.includes(`<p>${cancellingOurFee}</p>`))).toEqual([
    true,
    true,
    false,
  ]);
  expect(business.text).toContain('\u00a0fee\u00a0· initial');
});

test('a quote is asked for beside what is up front, the payments, the total, road tax, status and who we are', async () => {
  const { app } = await openSite();
  const { text } = await request(app).get(path);
  const folded = text.replace(/<details.*?<\/summary>/s, '');
  const seenAtOnce = /<summary>.*?<\/summary>/s.exec(text)?.[0];

  for (const words of [...wholeQuote(), quoteIsHeld, quoteMayChange]) expect(folded).toContain(words);
  expect(seenAtOnce).toContain(paymentPlan(priceNow()));
  expect(text).toContain('Ask today and we’ll hold it for 7 days, or until the funder’s price list ends');
  expect(text).not.toContain('Plus VAT');
});

test('a quote for business, whose price is without VAT, gives its rate and the total with it', async () => {
  const { app } = await openSite();
  const { text } = await request(app).get(path.replace('personal', 'business'));
  const [, vat = '', total = ''] =
    /Plus VAT: £([\d,.]+) at 20%, £([\d,.]+) in total inc VAT\./.exec(text) ?? [];
  const [, bare = ''] = /name="seenTotalPence" value="(\d+)"/.exec(text) ?? [];
  const pence = (words: string) => Math.round(Number(words.replaceAll(',', '')) * 100);

  expect(pence(total)).toBe(Number(bare) + pence(vat));
  expect(pence(vat)).toBe(Math.round(Number(bare) / 5));
});

test('the header of a quote page is that of its vehicle: the van tab for a van, the car tab for a car', async () => {
  const { app } = await openSite();
  const van = testVehicles.find(({ vehicleType }) => vehicleType === 'commercial')?.vehicleRef;
  const vanPage = await request(app).get(`/request-quote?dealType=van&vehicleRef=${van}`);
  const carPage = await request(app).get(path);

  expect([vanPage.status, carPage.status]).toEqual([200, 200]);
  expect(vanPage.text).toContain('data-tab="van"');
  expect(carPage.text).toContain('data-tab="car"');
});

test('the price you saw is the price quoted: a quote keeps ratebook, funder, profile, every amount, the last day and the price seen', async () => {
  const { app, enquiries, post } = await openSite();
  const page = await request(app).get(path);
  const answer = await post({ ...who, ...readHidden(page.text) });
  const price = priceNow();

  expect(page.status).toBe(200);
  expect(page.text).toContain('noindex');
  expect(answer.status).toBe(303);
  const { profile, trueMonthlyPence, vat, ...amounts } = price;
  expect(enquiries.stored[0]?.snapshot).toEqual({
    terms: {
      dealType: 'personal',
      vehicleRef: '1000000001',
      vehicleName: 'Škoda Octavia Estate 1.5 TSI SE 5dr',
      ...profile,
      ...amounts,
    },
    trueMonthlyPence,
    vat,
    ratebookId: 'EX-1',
    funder: 'Example Finance',
    validUntil: lastDayOfQuote(testVehicles[0] ?? exampleVehicle('1000000001'), {
      today: todayInLondon(),
      listEndsOn: '2026-12-31',
    }),
    catalogueVersion: 1,
    pricingType: 'standard',
    dealPath: '/car-leasing/skoda/octavia/octavia-estate/1-5-tsi-se-5dr/1000000001/vehicle?initial=9',
    priceSeen: amounts,
  });
});

test('a price that changed after the visitor saw it is not quoted: the answer names both prices, shows today’s and stores nothing', async () => {
  const { enquiries, post } = await openSite();
  const { totalPence, monthlyPence, initialPence, feePence, excessTenths } = priceNow();
  const stale = {
    seenMonthlyPence: monthlyPence - 100,
    seenInitialPence: initialPence - 900,
    seenFeePence: feePence,
    seenTotalPence: totalPence - 4400,
    seenExcessTenths: excessTenths,
  };
  const answer = await post({ ...who, ...stale });

  expect(answer.status).toBe(409);
  expect(answer.text).toContain('The price has changed since you opened this page.');
  expect(answer.text).toContain('Your request wasn’t sent.');
  expect(readHidden(answer.text).seenTotalPence).toBe(String(totalPence));
  expect(answer.text).toContain('value="Ada Byron"');
  expect(enquiries.stored).toEqual([]);
});

test.each([
  ['the monthly rental', { seenMonthlyPence: 1 }, 'the payments have changed'],
  ['the initial rental', { seenInitialPence: 1 }, 'the payments have changed'],
  ['the fee', { seenFeePence: 1 }, 'the payments have changed'],
  ['the rate for excess mileage', { seenExcessTenths: 1 }, 'The rate for excess mileage has changed'],
  ['nothing', {}, 'There was no price when you opened this page'],
])('%s has to be what the visitor saw, too', async (_name, changed, words) => {
  const { app, enquiries, post } = await openSite();
  const seen = Object.keys(changed).length > 0 ? readHidden((await request(app).get(path)).text) : {};
  const answer = await post({ ...who, ...seen, ...changed });

  expect(answer.status).toBe(409);
  expect(answer.text).toContain(words);
  expect(enquiries.stored).toEqual([]);
});

test('a script gets no message about a changed price, so that it loads the page anew', async () => {
  const { post } = await openSite();
  const answer = await post(who).set('Accept', 'application/json');

  expect(answer.status).toBe(409);
  expect(answer.body.message).toBeUndefined();
});

test('no phone number is needed for a price', async () => {
  const { app, post } = await openSite();
  const page = await request(app).get(path);

  expect((await post({ ...who, ...readHidden(page.text) })).status).toBe(303);
});

test('a quote with its price on application is asked for without a price', async () => {
  const { app, enquiries, post } = await openSite();
  const address = '/request-quote?dealType=personal&vehicleRef=1000000004';
  const page = await request(app).get(address);
  const answer = await post(who, address);

  expect(page.text).toContain('Price on application');
  expect(answer.status).toBe(303);
  expect(enquiries.stored[0]?.snapshot).toMatchObject({
    isPriceOnApplication: true,
    terms: { vehicleRef: '1000000004', termMonths: 36 },
  });
});

test('a price that is no longer offered is not quoted', async () => {
  const { app, enquiries, post } = await openSite();
  const seen = readHidden((await request(app).get(path)).text);
  const answer = await post({ ...who, ...seen }, '/request-quote?dealType=personal&vehicleRef=1000000004');

  expect(answer.status).toBe(409);
  expect(answer.text).toMatch(/The price you saw, £[\d,.]+ in total, is no longer available\./);
  expect(enquiries.stored).toEqual([]);
});

test('while prices are being updated nothing is quoted', async () => {
  const { app, enquiries, post } = await openSite({ rateSources: { find: async () => undefined } });
  const page = await request(app).get(path);
  const answer = await post({ ...who, ...readHidden(page.text) });

  expect(answer.status).toBe(503);
  expect(answer.text).toContain('Our prices are being updated');
  expect(enquiries.stored).toEqual([]);
});

test.each([
  '/request-quote',
  '/request-quote?dealType=personal',
  '/request-quote?vehicleRef=1000000001',
  '/request-quote?dealType=personal&vehicleRef=9999999999',
  '/request-quote?dealType=van&vehicleRef=1000000001',
  '/request-quote?dealType=personal&vehicleRef=1000000003',
  '/request-quote?dealType=constructor&vehicleRef=1000000001',
])('%s names no deal: 404, also when a form is sent there', async (address) => {
  const { app, post } = await openSite();

  expect((await request(app).get(address)).status).toBe(404);
  expect((await post(who, address)).status).toBe(404);
});

test('the vehicle page links to the quote page, and the sitemap leaves it out', async () => {
  const { app } = await openSite();
  const sitemap = await request(app).get('/sitemaps/pages-1.xml');

  expect(sitemap.text).not.toContain('request-quote');
  expect(testVehicles[0]?.vehicleRef).toBe('1000000001');
});
