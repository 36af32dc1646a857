import request from 'supertest';
import { expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { createTestApp, silentLog, testCatalogue } from '#server/testing/test-app.ts';
import type { SalarySacrificeData } from '#shared/pages/tools/three-ways/three-ways-data.ts';
import { loadSalarySacrifice } from './load-three-ways.ts';

async function load(query: string): Promise<SalarySacrificeData> {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };
  return loadSalarySacrifice({
    path: '/salary-sacrifice',
    params: {},
    search: new URLSearchParams(query),
    services,
  });
}

test('without anything asked, an electric car is the example, and so is the salary', async () => {
  const { compared, notes, question } = await load('');

  expect(compared?.vehicle).toMatchObject({ vehicleRef: '1000000002', isExample: true });
  expect(question).toEqual({
    salaryPounds: 45_000,
    hoursAWeek: 37.5,
    term: 36,
    miles: 10_000,
    rde2: true,
    standard: 'unknown',
  });
  expect(compared?.answer.notes[0]).toBe(
    '£45,000 is our example. Enter your own salary to see your figures.',
  );
  expect(notes).toEqual([]);
});

test('a car and a salary are answered in a sentence, a bar for each way, and a table that adds up', async () => {
  const { compared } = await load('vehicle=1000000002&salary=£45,000');
  const { sentence, figures, notes } = compared?.answer ?? { figures: [], notes: [] };
  const [{ rows, chart } = { rows: [] }] = figures;

  // All payments come to £311.14 a month ex VAT and £373.36 inc VAT. The benefit of £28,245 from
  // 1 December 2026 is 4% for 126 of 365 days, 5%, 7%, and 9% for 239 of 365 days: £5,443.93, £151.22 a month, of which
  // 20% is £30.24. Pay given up: £342.25 a month, of which 28% is saved, so £246.42 + £30.24 is £276.66. The employer of
  // a company car pays £342.25 and 15% of £151.22, £22.68; by sacrifice £22.68 less 15% of £342.25, £51.34: £28.66 less.
  expect(sentence).toBe(
    'On a £45,000 salary, salary sacrifice costs £277 a month from net pay on average, £96 less than leasing it yourself. A company car on top of your pay would cost you £30 a month in tax on average: £19 in 2026/27, £42 in 2029/30.',
  );
  expect(chart?.bars.map(({ name, label }) => [name, label])).toEqual([
    ['Lease it yourself', '£373'],
    ['Company car', '£30'],
    ['Salary sacrifice', '£277'],
  ]);
  expect(rows.filter(({ isTotal }) => isTotal).map((row) => row.figures)).toEqual([
    ['£373', '£30', '£277'],
    ['£0', '£365', 'saves £29'],
  ]);
  expect(notes.join(' ')).toContain('goes from 4% to 9% by 2029/30');
  expect(notes.join(' ')).not.toContain('our example');
});

test('a petrol car says that the pay given up is taxed, and what the employer cannot deduct', async () => {
  const { compared } = await load('vehicle=1000000001&salary=45000');
  const notes = compared?.answer.notes.join(' ');

  // The benefit of this one is larger than the pay given up.
  expect(notes).not.toContain('you’re taxed on the pay you give up');
  expect(notes).toContain('can’t deduct 15% of the rentals');
});

test('other electric cars are listed at the same salary and lease, and lead to their own comparison', async () => {
  const { leastCost } = await load('vehicle=1000000001&salary=45000&term=24&rde2=true');

  expect(leastCost).toEqual([
    {
      name: 'Example One Electric 60 kWh Trim 5dr',
      href: '/salary-sacrifice?vehicle=1000000002&salary=45000&term=24',
      cost: expect.stringMatching(/^£\d+$/),
    },
  ]);
  expect((await load('vehicle=1000000002')).leastCost).toEqual([]);
});

test.each([
  ['a van', '1000000003'],
  ['a car without a price', '1000000004'],
  ['an insured offer', '1000000005'],
  ['a used car', '1000000006'],
  ['an unknown car', '9999999999'],
])('%s is not compared: an example stands in its place, and the page says so', async (_, vehicleRef) => {
  const { compared, notes } = await load(`vehicle=${vehicleRef}`);

  expect(compared?.vehicle.isExample).toBe(true);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toMatch(/^We can’t compare that vehicle this way: .* Here’s an example instead\.$/);
});

test('a lease that nobody offers is replaced by the nearest, and the form shows that one', async () => {
  const { question, notes } = await load('vehicle=1000000002&term=18&miles=30000');

  expect(question).toMatchObject({ term: 24, miles: 12_000 });
  expect(notes[0]).toMatch(/^No funder offers this car for 18 months at 30,000 miles a year\./);
});

test.each(['abc', '12', '1000001', '-45000'])(
  'a salary of %s is not used, and what to type is said',
  async (salary) => {
    const { question, notes } = await load(`salary=${salary}`);

    expect(question.salaryPounds).toBe(45_000);
    expect(notes).toEqual(['Enter a yearly salary from £5,000 to £1,000,000. Until then we use £45,000.']);
  },
);

test('with a salary no cache may store the page, no search engine lists it, and no log has the salary', async () => {
  const { log, text: logged } = recordLog();
  const app = await createTestApp({ log });
  const [bare, asked, data] = await Promise.all(
    ['/salary-sacrifice', '/salary-sacrifice?salary=43210', '/page-data/salary-sacrifice?salary=43210'].map(
      async (path) => await request(app).get(path),
    ),
  );

  expect([bare, asked, data].map((answer) => answer?.headers['cache-control'])).toEqual([
    'public, max-age=0, s-maxage=300, stale-while-revalidate=3600',
    'no-store',
    'no-store',
  ]);
  expect(bare?.text).not.toContain('noindex');
  expect(asked?.text).toContain('<meta name="robots" content="noindex"/>');
  expect(asked?.text).toContain('On a £43,210 salary');
  expect(asked?.text).toContain('href="http://localhost:3000/salary-sacrifice"');
  expect((await request(app).get('/sitemaps/pages-1.xml')).text).toContain('/salary-sacrifice</loc>');
  expect(logged()).toContain('/salary-sacrifice');
  expect(logged()).not.toContain('43210');
});
