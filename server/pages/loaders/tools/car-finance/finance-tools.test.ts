import { expect, test } from 'vitest';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { toolsLoaders } from '#server/pages/loaders/tools/tools-loaders.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { toSiteIdentity } from '#server/platform/config/site-identity.ts';
import { testAccountServices } from '#server/testing/test-account-services.ts';
import { silentLog, testCatalogue, testVehicles } from '#server/testing/test-app.ts';
import type { FinanceToolData } from '#shared/pages/tools/car-finance/car-finance-data.ts';

type Tool = 'pcpSettlement' | 'voluntaryTermination' | 'leaseOrBuy';

function load(tool: Tool, query: string): FinanceToolData {
  const site = toSiteIdentity(readConfig({ SITE_ORIGIN: 'http://localhost:3000' }));
  const services = { catalogue: testCatalogue(), site, log: silentLog, ...testAccountServices() };
  const request: LoaderRequest = { path: '/', params: {}, search: new URLSearchParams(query), services };
  return toolsLoaders[tool](request) as FinanceToolData;
}

function rowOf({ answer }: FinanceToolData, name: string): readonly string[] {
  return answer?.rows.find(([first]) => first === name)?.slice(1) ?? [];
}

test('without interest a settlement is what is left to pay, now and later', () => {
  const data = load('pcpSettlement', 'credit=12000&apr=0&months=24&balloon=0&made=6');

  expect(data.answer?.sentence).toBe(
    'You’d need about £9,000 to settle now: £0 less than making every payment that’s left.',
  );
  expect(rowOf(data, 'Now')).toEqual(['£9,000', '£9,000', '£9,000', '£0']);
  expect(rowOf(data, 'In 4 months')).toEqual(['£7,000', '£7,000', '£7,000', '£0']);
  expect(data.notes).toEqual([]);
});

test('what settling saves is the difference of the two sums beside it, at every moment', () => {
  const { answer } = load('pcpSettlement', 'credit=18000&apr=9.9&months=48&balloon=8000&made=20');
  const pounds = (cell = '') => Number(cell.replace(/[£,]/g, ''));

  expect(answer?.rows).toHaveLength(4);
  for (const [, , settlement, left, saved] of answer?.rows ?? [])
    expect(pounds(left) - pounds(settlement)).toBe(pounds(saved));
});

test('at the end of the term there is nothing to settle', () => {
  const data = load('pcpSettlement', 'credit=12000&months=24&made=24');

  expect(data.answer?.sentence).toBe('After the last payment there’s nothing left to settle.');
  expect(data.answer?.rows).toHaveLength(1);
});

test('what cannot be used is said, with what to type', () => {
  const { notes, fields, refused } = load('pcpSettlement', 'credit=1&apr=x&months=12&balloon=30000&made=20');

  expect(notes).toEqual([
    'Enter an amount of credit from £500 to £300,000. Until then we use £20,000.',
    'Enter an APR from 0% to 50%. Until then we use 9.9%.',
    'The final payment can’t be more than the credit, so we use the amount of credit.',
    'You can’t have made more payments than the term has, so we use the whole term.',
  ]);
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['credit', 20_000],
    ['apr', 9.9],
    ['months', 12],
    ['balloon', 20_000],
    ['made', 12],
  ]);
  expect(Object.entries(refused).map(([name, { typed }]) => [name, typed])).toEqual([
    ['credit', '1'],
    ['apr', 'x'],
    ['balloon', '30000'],
    ['made', '20'],
  ]);
});

test('pence count: 4 of 48 payments of £366.11 after a deposit of £1,000.50 are £2,464.94 of £18,573.78', () => {
  // 48 × £366.11 = £17,573.28; with the deposit £18,573.78, half of which is £9,286.89. Paid: £1,000.50 + 4 × £366.11.
  const data = load(
    'voluntaryTermination',
    'deposit=1000.50&monthly=£366.11&months=48&balloon=0&fees=0&made=4',
  );

  expect(data.notes).toEqual([]);
  expect(data.fields.find(({ name }) => name === 'monthly')?.value).toBe(366.11);
  expect(rowOf(data, '48 monthly payments of £366.11')).toEqual(['£17,573']);
  expect(rowOf(data, 'Everything payable')).toEqual(['£18,574']);
  expect(rowOf(data, 'Paid so far')).toEqual(['£2,465']);
  // £9,286.89 less £2,464.94 is £6,821.95.
  expect(rowOf(data, 'Left to pay before handing back')).toEqual(['£6,822']);
});

test('an APR may have decimals and a per cent sign, and figures that nobody typed are called an example', () => {
  const { answer, fields } = load('pcpSettlement', 'apr=6.75%25');

  expect(fields.find(({ name }) => name === 'apr')?.value).toBe(6.75);
  expect(answer?.sentence).toMatch(/^For example: you’d need about £/);
  expect(answer?.notes[0]).toMatch(/^These figures are an example/);
});

test('the half rule says what is left, when half is reached, and what arrears change', () => {
  const half = 'deposit=2000&monthly=250&months=36&balloon=8990&fees=10';

  expect(load('voluntaryTermination', `${half}&made=12`).answer?.sentence).toBe(
    'You’d pay about £5,000 to reach half and hand the car back. With payment 32 of 36 you’ll be there anyway.',
  );
  expect(load('voluntaryTermination', `${half}&made=32`).answer?.sentence).toBe(
    'You’ve paid half, so you could hand the car back with nothing more to pay.',
  );
  expect(load('voluntaryTermination', `${half}&made=34&arrears=250`).answer?.sentence).toBe(
    'You’ve paid half, so you’d only pay the £250 that’s in arrears.',
  );
  expect(load('voluntaryTermination', 'deposit=0&monthly=100&balloon=90000').answer?.sentence).toMatch(
    /Your monthly payments alone don’t reach half/,
  );
});

test('the half rule is a right at any time, and half is what is then owed at most', () => {
  const { lead } = load('voluntaryTermination', '');

  expect(lead).toContain('at any time before the final payment is due');
  expect(lead).not.toMatch(/once half/);
});

test('one vehicle is compared three ways over the same months', () => {
  const [car] = testVehicles;
  const data = load(
    'leaseOrBuy',
    `vehicle=${car?.vehicleRef}&term=36&price=30000&discount=0&value=15000&deposit=6000&apr=0&balloon=12000`,
  );

  expect(data.vehicle).toMatchObject({ vehicleRef: car?.vehicleRef, isExample: false });
  expect(rowOf(data, 'PCP')).toEqual([
    '£6,000',
    '£333.33',
    '£18,000',
    '£3,000 above the £12,000 final payment',
    '£15,000',
  ]);
  expect(rowOf(data, 'Cash')).toEqual(['£30,000', '–', '£30,000', 'The car, worth £15,000', '£15,000']);
  expect(rowOf(data, 'Lease')[3]).toBe('Nothing: you hand it back');
});

test('a lease of £13,441 in all, PCP and cash stand at the reader’s discount, and no way is said to win', () => {
  const bought = 'price=30000&value=15000&deposit=6000&apr=0&balloon=12000';
  const sentenceAt = (discount: string) => load('leaseOrBuy', `${bought}${discount}`).answer?.sentence;
  // £30,000 less £15,000 is £1,559 more than the lease: 5.2% of the list price.
  const match = 'If it’s worth £15,000 then, cash costs the same as the lease at a discount of 5.2%.';

  // At 10% off the car costs £27,000: £12,000 with cash. PCP: £6,000 and £9,000 in payments, less £3,000 kept.
  expect(sentenceAt('&discount=10')).toBe(
    `Over 36 months that’s £13,441 leasing, £12,000 on PCP and £12,000 paying cash. ${match}`,
  );
  // The 6% that stands until a reader enters theirs is £28,200.
  expect(sentenceAt('')).toBe(
    `Over 36 months that’s £13,441 leasing, £13,200 on PCP and £13,200 paying cash. ${match}`,
  );
});

test('the discount that stands at first says what it rests on, and a vehicle or a term that cannot be had is named', () => {
  const { fields, notes } = load('leaseOrBuy', 'vehicle=9999999999&term=60');

  expect(fields.find(({ name }) => name === 'discount')).toMatchObject({
    value: 6,
    hint: expect.stringMatching(/^We start from 6%: mystery shoppers of What Car\?/),
  });
  expect(notes).toEqual([
    'We have no lease price for that vehicle, so an example is compared.',
    expect.stringMatching(/^There are no leases of 60 months here/),
  ]);
});

test('an unknown vehicle is not an error: an example stands in, and its figures are called examples', () => {
  const { vehicle, answer } = load('leaseOrBuy', 'vehicle=9999999999');

  expect(vehicle?.isExample).toBe(true);
  expect(answer?.notes[0]).toMatch(/they’re examples/);
});

test('assumptions that contradict each other are changed, and that is said', () => {
  const { notes, answer } = load('leaseOrBuy', 'price=20000&value=30000&deposit=25000&balloon=5000');

  expect(notes).toHaveLength(3);
  expect(answer?.rows[1]?.[2]).toBe('£0');
});
