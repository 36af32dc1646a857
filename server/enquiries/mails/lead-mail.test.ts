import request from 'supertest';
import { expect, test } from 'vitest';
import { pickRateSource, type RateSources } from '#server/catalogue/rate-sources.ts';
import { exampleCard } from '#server/catalogue/store/testing/example-catalogue.ts';
import type { NewEnquiry } from '#server/enquiries/enquiry-store.ts';
import { exampleOrder } from '#server/enquiries/testing/example-order.ts';
import { memoryEnquiries } from '#server/testing/memory-enquiries.ts';
import { createTestApp, testVehicles, unloadedCatalogue } from '#server/testing/test-app.ts';
import { vehiclePath } from '#shared/routes/link-to.ts';
import { staffMail } from './staff-mail.ts';

const siteOrigin = 'http://localhost:3000';
const who = { name: 'Ada Lovelace', reply: 'email', email: 'ada@example.com' };
const cards = testVehicles.map(({ vehicleRef }) =>
  exampleCard(vehicleRef, { grid: { terms: [24, 36, 48], miles: [8000, 10000, 12000], initials: [9] } }),
);
const rateSources: RateSources = {
  find: async (offer) => pickRateSource(cards, { ...offer, today: '2026-11-20' }),
};

async function openSite(services: object = {}) {
  const enquiries = memoryEnquiries();
  const app = await createTestApp({ services: { enquiries, rateSources, ...services } });
  const send = async (address: string, fields: object) => {
    const answer = await request(app).post(address).type('form').send(fields);
    expect(answer.status).toBe(303);
    const [stored] = enquiries.stored.slice(-1);
    if (!stored) throw new Error('Nothing was stored.');
    return stored;
  };
  return { app, send };
}

function mailOf({ kind, fields, fromPage, snapshot }: NewEnquiry) {
  const order = exampleOrder({ kind, fields, fromPage: fromPage ?? null, snapshot: snapshot ?? null });
  return staffMail(order, { to: 'staff@example.com', siteOrigin });
}

/** The only line that is an address of the site. */
function findLink(text: string): string {
  const links = text.split('\n').filter((line) => line.startsWith(`${siteOrigin}/`));
  expect(links).toHaveLength(1);
  return links[0]?.slice(siteOrigin.length) ?? '';
}

function pathOf(vehicleRef: string): string {
  const vehicle = testVehicles.find((each) => each.vehicleRef === vehicleRef);
  if (!vehicle) throw new Error(`There is no ${vehicleRef}.`);
  return vehiclePath('personal', vehicle);
}

async function sendQuote(site: Awaited<ReturnType<typeof openSite>>, vehicleRef: string) {
  const address = `/request-quote?dealType=personal&vehicleRef=${vehicleRef}&term=48&miles=12000&initial=9`;
  const { text } = await request(site.app).get(address);
  const hidden = text.matchAll(/<input type="hidden" name="(seen\w+)" value="(\d+)"\/>/g);
  const seen = Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
  return site.send(address, { ...who, ...seen, from: `${pathOf(vehicleRef)}?term=48&miles=12000&initial=9` });
}

test('the link in the mail of a quote leads to the deal, at the price that the mail names', async () => {
  const site = await openSite();
  const { subject, text } = mailOf(await sendQuote(site, '1000000001'));
  const [, cost = 'none'] = /, (£[\d.]+) true monthly cost inc VAT, Ada Lovelace$/.exec(subject) ?? [];
  const page = await request(site.app).get(findLink(text));

  expect(page.status).toBe(200);
  expect(page.text).toContain(cost);
  expect(text).toContain(`\nTrue monthly cost: ${cost}\n`);
  expect(text).toContain('\nTerm: 48 months\nAnnual mileage: 12,000 miles\n');
  expect(text).not.toContain('Came from');
});

test('the mail says that a vehicle is insured, and that one is used', async () => {
  const site = await openSite();

  expect(mailOf(await sendQuote(site, '1000000005')).text).toContain('\nInsurance: included in the price\n');
  expect(mailOf(await sendQuote(site, '1000000006')).text).toContain(
    '\nUsed vehicle: registered September 2023, 21,000 miles on the clock\n',
  );
});

test('a callback asked for from a vehicle’s page names vehicle and price, with a link', async () => {
  const site = await openSite();
  const from = `${pathOf('1000000001')}?term=48`;
  const stored = await site.send('/request-callback', {
    name: 'Ada Lovelace',
    phone: '0161 496 0777',
    day: 'soonest',
    from,
  });
  const { subject, text } = mailOf(stored);

  expect(subject).toMatch(
    /^Callback: Škoda Octavia Estate 1\.5 TSI SE 5dr, £[\d.]+ true monthly cost inc VAT, As soon as possible, Ada Lovelace$/,
  );
  expect(text).toContain('\nWas looking at\nŠkoda Octavia Estate 1.5 TSI SE 5dr\n');
  expect((await request(site.app).get(findLink(text))).status).toBe(200);
});

test.each([
  ['a page of many deals', '/car-leasing/skoda'],
  ['a vehicle that is gone', `${pathOf('1000000001').replace('1000000001', '9999999999')}`],
  ['a car under van leasing', `${pathOf('1000000001').replace('car-leasing', 'van-leasing')}`],
  ['a profile without a price', `${pathOf('1000000001')}?term=18`],
  ['no deal type at all', `${pathOf('1000000001').replace('car-leasing', 'constructor')}`],
])('%s does not count as looking at a deal', async (_name, from) => {
  const { send } = await openSite();

  expect((await send('/leave-a-message', { ...who, message: 'Hello', from })).snapshot).toBeUndefined();
});

test('a complaint sent from a vehicle’s page does not mention the vehicle', async () => {
  const { send } = await openSite();
  const complaint = {
    name: who.name,
    email: who.email,
    complaint: 'It was late.',
    from: pathOf('1000000001'),
  };

  expect((await send('/complaints', complaint)).snapshot).toBeUndefined();
});

test('a message is taken while the catalogue is still being loaded', async () => {
  const { send } = await openSite({ catalogue: unloadedCatalogue });
  const from = pathOf('1000000001');

  expect(await send('/leave-a-message', { ...who, message: 'Hello', from })).toMatchObject({
    fromPage: from,
  });
});
