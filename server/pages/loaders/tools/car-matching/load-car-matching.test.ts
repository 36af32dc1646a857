import request from 'supertest';
import { expect, test } from 'vitest';
import { exampleCard, exampleVehicle } from '#server/catalogue/store/testing/example-catalogue.ts';
import { createTestApp, testCatalogue } from '#server/testing/test-app.ts';
import {
  bootChoices,
  chargings,
  seatChoices,
  towingChoices,
  weekChoices,
} from '#shared/deals/matching/match-answers.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { CarMatchingData } from '#shared/pages/tools/car-matching/car-matching-form.tsx';

const grid = { terms: [36], miles: [10_000, 12_000], initials: [6] };

function offer(number: number, pounds: number, facts: Partial<Vehicle> = {}) {
  const vehicleRef = String(1_000_000_000 + number);
  const name = `Range ${number}`;
  const range = { name, slug: `range-${number}` };
  const vehicle = exampleVehicle(vehicleRef, { range, model: range, seats: 5, bootLitres: 450, ...facts });
  // The second mileage costs £20 more.
  const monthlyPence = Int32Array.from({ length: 4 }, (_, cell) => (pounds + (cell % 2) * 20) * 100);
  const excessTenths = Uint16Array.from({ length: 4 }, () => 95);
  return { vehicle, card: exampleCard(vehicleRef, { grid, monthlyPence, excessTenths }) };
}

const offers = [
  offer(1, 250),
  offer(2, 240, { bootLitres: 380 }),
  offer(3, 230, { fuel: 'electric', transmission: 'automatic' }),
  offer(4, 200, { seats: 7 }),
  offer(5, 100, { range: { name: 'Range 4', slug: 'range-4' }, seats: 2 }),
];
const unseated = exampleVehicle('1000000009', { range: { name: 'Unknown', slug: 'unknown' } });
const app = await createTestApp({
  catalogue: testCatalogue(
    [...offers.map(({ vehicle }) => vehicle), unseated],
    [
      ...offers.map(({ card }) => card),
      exampleCard('1000000009', { grid, monthlyPence: new Int32Array(4).fill(9_900) }),
    ],
  ),
});
const path = '/car-matching-tool';

async function load(query = ''): Promise<CarMatchingData> {
  return (await request(app).get(`/page-data${path}?${query}`)).body.data;
}

const refsOf = ({ matches }: CarMatchingData) =>
  matches.map(({ deal }) => Number(deal.vehicle.vehicleRef) - 1e9);

test('without answers the list is an example, and the questions are folded, so that it is seen first', async () => {
  const { isExample, question, matches, answered } = await load();
  const { text } = await request(app).get(path);

  expect(isExample).toBe(true);
  expect(question).toEqual({});
  expect(matches.length).toBeGreaterThan(0);
  expect(answered.replaceAll('\u00a0', ' ')).toContain('up to £350 a month');
  expect(text.slice(text.indexOf('<main'), text.indexOf('For example'))).toContain('<details><summary');
});

test('three matches are shown, and the others are one press away', async () => {
  const { matches } = await load();
  const { text } = await request(app).get(path);
  const [shown = '', folded = ''] = text.slice(text.indexOf('For example')).split('<details class="further"');

  expect(shown.match(/<article/g)).toHaveLength(Math.min(3, matches.length));
  expect(folded.match(/<article/g) ?? []).toHaveLength(Math.max(0, matches.length - 3));
});

test('answers rank the deals, and the list says why', async () => {
  const data = await load('seats=5&boot=400');
  const { text } = await request(app).get(`${path}?seats=5&boot=400`);

  expect(data.isExample).toBe(false);
  expect(refsOf(data)).toEqual([4, 3, 1, 2]);
  expect(data.matches[0]).toMatchObject({
    percent: 100,
    reason: 'Meets everything you asked for, at the lowest cost.',
  });
  expect(data.matches[3]).toMatchObject({
    reason: 'Meets no wish in full.',
    tradedOff: 'boot 20 litres smaller than you asked',
  });
  expect(data.notes).toEqual(['We left out 1 car whose number of seats we don’t know.']);
  expect(text).not.toMatch(/<details open="">/);
  expect(text).toMatch(/"@type":"ItemList"/);
});

test('seats, gearbox and no charging are limits', async () => {
  expect(refsOf(await load('seats=7'))).toEqual([4]);
  expect(refsOf(await load('gearbox=automatic'))).toEqual([3]);
  expect(refsOf(await load('charging=no'))).not.toContain(3);
  expect(refsOf(await load('charging=yes'))[0]).toBe(3);
});

test('deals are priced at the miles that are driven', async () => {
  const { matches, question } = await load('miles=11000&seats=5');

  expect(matches[0]?.deal.price).toMatchObject({
    profile: { termMonths: 36 },
    driven: { realMiles: 11_000 },
  });
  expect(question.miles).toBe(11_000);
});

test('where nothing keeps to the limits, each limit that keeps all out can be given up', async () => {
  const { matches, found, looser } = await load('seats=7&gearbox=automatic&budget=300');

  expect(matches).toEqual([]);
  expect(found).toBe('No car keeps to all of your limits.');
  expect(looser).toEqual([
    { label: 'Any number of seats: 1 range', href: `${path}?budget=300&gearbox=automatic` },
    { label: 'Either gearbox: 1 range', href: `${path}?seats=7&budget=300` },
  ]);
});

test('what cannot be used is left out, with what to choose instead', async () => {
  const { notes, question } = await load(
    'seats=99&boot=huge&budget=-5&weeks=x&tow=1&gearbox=cvt&charging=maybe',
  );

  expect(question).toEqual({});
  expect(notes).toHaveLength(7);
  expect(notes[3]).toBe('Enter a budget from £50 to £9,999 a month. Until then we leave it out.');
});

test('a towing weight that is known of no car is said once, and on each card', async () => {
  const { notes, matches, found } = await load('tow=1200');

  expect(found).toMatch(/We know of none that can tow 1,200 kg\.$/);
  expect(matches[0]?.reason).toBe('Meets no wish in full, and we don’t know whether it can tow that.');
  expect(notes[0]).toMatch(/^We don’t know what any of these cars can tow/);
  expect(matches.map(({ tradedOff }) => tradedOff)).toEqual(matches.map(() => 'towing weight not known'));
});

test('a car that is known to tow too little is left out, and where all are, the towing can be given up', async () => {
  const weak = offer(1, 100, { towingKg: 750 });
  const unknown = offer(2, 150);
  const strong = offer(3, 900, { towingKg: 1600 });
  const ask = async (...given: readonly ReturnType<typeof offer>[]) => {
    const catalogue = testCatalogue(
      given.map(({ vehicle }) => vehicle),
      given.map(({ card }) => card),
    );
    const answer = await request(await createTestApp({ catalogue })).get(`/page-data${path}?tow=1600`);
    return answer.body.data as CarMatchingData;
  };

  const data = await ask(weak, unknown, strong);
  expect(refsOf(data)).toEqual([3, 2]);
  expect(data.notes[0]).toMatch(/^We don’t know what 1 of these cars can tow\. They come last/);
  const none = await ask(weak);
  expect(none.matches).toEqual([]);
  expect(none.looser).toEqual([{ label: 'Without towing: 1 range', href: path }]);
});

test('every choice of the form is understood', async () => {
  const all: Readonly<Record<string, readonly (string | number)[]>> = {
    seats: seatChoices,
    boot: bootChoices,
    charging: chargings,
    tow: towingChoices,
    weeks: weekChoices,
  };
  for (const [name, values] of Object.entries(all)) {
    for (const value of values) {
      const { isExample, notes } = await load(`${name}=${value}`);
      expect([name, value, isExample, notes.some((note) => note.includes('Until then'))]).toEqual([
        name,
        value,
        false,
        false,
      ]);
    }
  }
});

test('the weights on the page are those of the ranking, with the points of the first deal', async () => {
  const { text } = await request(app).get(`${path}?seats=5&boot=400`);
  const row = /<th scope="row">Luggage<\/th>(.*?)<\/tr>/.exec(text)?.[1] ?? '';

  expect([...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell).slice(-2)).toEqual(['20', '20']);
  expect(text).toMatch(/<th scope="row">Towing<\/th>.*?Not asked/);
});
