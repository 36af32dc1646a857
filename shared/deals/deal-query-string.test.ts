import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortsFor } from './deal-query.ts';
import { dealQueryParameters, formatDealQuery, parseDealQuery } from './deal-query-string.ts';
import { type FacetName, facetNames, facetPlans } from './facets.ts';
import { pricingTypes } from './pricing-type.ts';
import { defaultProfile, offeredMiles, offeredTerms, withinTerm } from './profile.ts';

const base = { dealType: 'personal', scope: {} } as const;
const parse = (text: string) => parseDealQuery(new URLSearchParams(text), base);

const slugs = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,15}$/);

const facetValues = (name: FacetName) =>
  fc.uniqueArray(facetValue(name), { minLength: 1, maxLength: 4 }).map((values) => values.toSorted());

function facetValue(name: FacetName): fc.Arbitrary<string> {
  const { options, counted } = facetPlans[name];
  if (options) return fc.constantFrom(...options.map(({ value }) => value));
  return counted ? fc.integer({ min: 2, max: 9 }).map(String) : slugs;
}

const queries = fc.record({
  dealType: fc.constant('personal' as const),
  pricingType: fc.constantFrom(...pricingTypes),
  scope: fc.constant({}),
  facets: fc.record(Object.fromEntries(facetNames.map((name) => [name, facetValues(name)])), {
    requiredKeys: [],
  }),
  budget: fc
    .tuple(fc.nat(200_000), fc.nat(200_000), fc.constantFrom('monthly' as const, 'true-monthly' as const))
    .map(([low, extra, basis]) => ({
      basis,
      ...(low ? { minPounds: low / 100 } : {}),
      ...(extra ? { maxPounds: (low + extra) / 100 } : {}),
    })),
  inStock: fc.boolean(),
  profile: fc
    .record({
      termMonths: fc.constantFrom(...offeredTerms),
      annualMiles: fc.constantFrom(...offeredMiles),
      initialMonths: fc.integer({ min: 1, max: 12 }),
      isMaintained: fc.boolean(),
    })
    .map(withinTerm),
  sort: fc.constantFrom(...sortsFor('personal')),
  isGrouped: fc.boolean(),
  page: fc.integer({ min: 1, max: 500 }),
});

test('every query is read back from its query string unchanged, without a note', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parse(formatDealQuery(query))).toEqual({ query, notes: [], refused: {} });
    }),
  );
});

test('a canonical query string uses only parameters that the page records list', () => {
  fc.assert(
    fc.property(queries, (query) => {
      const names = [...new URLSearchParams(formatDealQuery(query)).keys()];
      expect(names.filter((name) => !dealQueryParameters.includes(name))).toEqual([]);
    }),
  );
});

test('parsing any query string never throws, and parsing its canonical form gives the same query', () => {
  const names = fc.oneof(fc.constantFrom(...dealQueryParameters, '__proto__', 'constructor'), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
      const { query } = parseDealQuery(new URLSearchParams(entries), base);
      expect(parse(formatDealQuery(query)).query).toEqual(query);
    }),
  );
});

test('an empty query string gives the default query', () => {
  expect(parse('')).toEqual({
    query: {
      dealType: 'personal',
      pricingType: 'standard',
      scope: {},
      facets: {},
      budget: { basis: 'true-monthly' },
      inStock: false,
      profile: defaultProfile,
      sort: 'best',
      isGrouped: true,
      page: 1,
    },
    notes: [],
    refused: {},
  });
});

test('repeated parameters and a comma list give the same query', () => {
  expect(parse('fuel=hybrid&fuel=electric').query).toEqual(parse('fuel=electric,hybrid').query);
  expect(formatDealQuery(parse('fuel=hybrid&fuel=electric').query)).toBe('fuel=electric,hybrid');
});

test('empty form fields count as not given', () => {
  expect(parse('budgetMin=&budgetMax=&sort=&page=&term=&fuel=')).toEqual(parse(''));
});

test('miles that are no allowance are real miles, in the query and in its address', () => {
  const { query, notes } = parse('miles=9,500');

  expect(query.profile).toMatchObject({ annualMiles: 10_000, realMiles: 9500 });
  expect(notes).toEqual([]);
  expect(formatDealQuery(query)).toBe('miles=9500');
  expect(parse('miles=40000').query.profile).toMatchObject({ annualMiles: 30_000, realMiles: 40_000 });
  for (const given of ['', 'miles=8000', 'miles=abc', 'miles=0', 'miles=1000000'])
    expect(parse(given).query.profile).not.toHaveProperty('realMiles');
});

test('no more months can be paid up front than the lease has; an address that asks for more is told so', () => {
  const { query, notes } = parse('term=6&initial=9');

  expect(query.profile).toMatchObject({ termMonths: 6, initialMonths: 6 });
  expect(notes).toEqual([
    'On a 6-month lease you can pay at most 6 months up front, so prices here are for 6.',
  ]);
  expect(parse('term=12&initial=12').notes).toEqual([]);
});

test('impossible values fall back to the default with a note for each', () => {
  const { query, notes } = parse(
    'term=30&miles=lots&initial=13&sort=colour&show=colour&page=-2&pricingType=free&budgetMax=cheap',
  );

  expect(query).toEqual(parse('').query);
  expect(notes).toHaveLength(8);
});

test('a budget is read in the forms that people write money, and is swapped when the lower end is above the upper', () => {
  expect(parse('budgetMin=£1,200.00').query.budget).toEqual({ basis: 'true-monthly', minPounds: 1200 });
  expect(parse('budgetMin=400&budgetMax=300&budgetOn=monthly').query.budget).toEqual({
    basis: 'monthly',
    minPounds: 300,
    maxPounds: 400,
  });
});

test('a budget keeps its pence, and one that cannot be used stays in its field with what to type', () => {
  expect(parse('budgetMax=366.11').query.budget).toEqual({ basis: 'true-monthly', maxPounds: 366.11 });

  const { query, notes, refused } = parse('budgetMin=about 300&budgetMax=0');
  expect(query.budget).toEqual({ basis: 'true-monthly' });
  expect(notes).toEqual([
    'We couldn’t use your lowest budget, so we left it out. Enter pounds a month, like 350 or 349.99.',
    'We couldn’t use your highest budget, so we left it out. Enter pounds a month, like 350 or 349.99.',
  ]);
  expect(refused).toMatchObject({ budgetMin: { typed: 'about 300' }, budgetMax: { typed: '0' } });
});

test('a lease that is not offered is named, with the one that prices are for and those to choose from', () => {
  expect(parse('term=60').notes).toEqual([
    'There are no leases of 60 months here, so prices are for 36 months. Choose 6, 12, 18, 24, 36 or 48 months.',
  ]);
  expect(parse('term=long').notes[0]).toMatch(/^We couldn’t read that term, so prices are for 36 months\./);
  expect(parse('initial=13').notes).toEqual([
    'You can’t pay 13 months up front, so prices here are for 6. Choose 1 to 12 months.',
  ]);
  expect(parse('miles=0').notes).toEqual([
    'We can’t price that annual mileage, so prices here are for 10,000 miles a year. Enter 1 to 99,999 miles a year.',
  ]);
  expect(parse('miles=0').refused).toMatchObject({ miles: { typed: '0' } });
});

test('a comma that does not stand before three digits is not taken for a thousand', () => {
  expect(parse('miles=10,5').query.profile.annualMiles).toBe(10_000);
  expect(parse('miles=10,5').refused).toHaveProperty('miles');
  expect(parse('budgetMax=366,11').refused).toHaveProperty('budgetMax');
});

test.each(['inStock=maybe', 'maintained=yes', 'budgetOn=guess'])(
  '%s is noted and counts as not given',
  (text) => {
    expect(parse(text)).toEqual({
      query: parse('').query,
      notes: [expect.stringMatching(/^\S.*\.$/)],
      refused: {},
    });
  },
);

test('a switch that is off in a link is no impossible value', () => {
  expect(parse('inStock=false&maintained=false&budgetOn=true-monthly')).toEqual(parse(''));
});

test('vans can be sorted by payload; for cars that is no order', () => {
  const van = parseDealQuery(new URLSearchParams('sort=payload'), { dealType: 'van', scope: {} });

  expect([van.query.sort, van.notes]).toEqual(['payload', []]);
  expect(parse('sort=payload').query.sort).toBe('best');
  expect(parse('sort=payload').notes).toHaveLength(1);
});

test('a choice that a facet does not have is left out with a note', () => {
  const { query, notes } = parse('fuel=electric,banana&doors=five');

  expect(query.facets).toEqual({ fuel: ['electric'] });
  expect(notes).toEqual([
    'Fuel: we left out a choice we didn’t recognise.',
    'Doors: we left out a choice we didn’t recognise.',
  ]);
});

test('hostile values are dropped, bounded and never repeated in a note', () => {
  const search = new URLSearchParams([
    ['make', '<script>alert(1)</script>'],
    ['fuel', `electric,${'x'.repeat(10_000)}`],
    ['range', Array.from({ length: 400 }, (_, index) => `r${index}`).join(',')],
    ['__proto__', 'polluted'],
    ['constructor', 'polluted'],
  ]);
  const { query, notes } = parseDealQuery(search, base);

  expect(query.facets.make).toBeUndefined();
  expect(query.facets.fuel).toEqual(['electric']);
  expect(query.facets.range?.length).toBe(30);
  expect(Object.keys(query.facets)).toEqual(['fuel', 'range']);
  expect(notes.join(' ')).not.toMatch(/script|xxx/);
});

test('facts fixed by the path are neither read from nor written to the query string', () => {
  const used = { dealType: 'personal', scope: { make: 'bmw' }, pricingType: 'used' } as const;
  const { query } = parseDealQuery(new URLSearchParams('pricingType=atc&make=audi&range=3-series'), used);

  expect(query.pricingType).toBe('used');
  expect(query.facets).toEqual({ range: ['3-series'] });
  expect(formatDealQuery(query, used)).toBe('range=3-series');
});
