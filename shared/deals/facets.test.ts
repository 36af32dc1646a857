import { expect, test } from 'vitest';
import { type FacetName, facetNames, facetPlans, isInBucket } from './facets.ts';

function valuesIn(name: FacetName, number: number): readonly string[] {
  const { options = [] } = facetPlans[name];
  return options.filter((bucket) => isInBucket(bucket, number)).map(({ value }) => value);
}

test('every facet but make and range says what decides its options, and has a list of them or counts', () => {
  const open = facetNames.filter((name) => {
    const { read, options, counted } = facetPlans[name];
    return !read || (options === undefined) === (counted === undefined);
  });

  expect(open).toEqual(['make', 'range']);
});

test('option values can stand in a comma list in a URL and are unique in their facet', () => {
  for (const { options = [] } of Object.values(facetPlans)) {
    const values = options.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[a-z0-9-]+$/i);
  }
});

test('every CO2 figure is in exactly one bucket, also between whole grams', () => {
  for (let grams = 0; grams <= 400; grams += 0.25) expect(valuesIn('co2', grams)).toHaveLength(1);
  expect(valuesIn('co2', 50.9)).toEqual(['1-50']);
  expect(valuesIn('co2', 51)).toEqual(['51-75']);
});

test('a vehicle with a long electric range is in every bucket up to its range', () => {
  expect(valuesIn('electricRange', 200)).toEqual(['40plus', '100plus', '150plus', '200plus']);
  expect(valuesIn('electricRange', 199)).not.toContain('200plus');
});

test('a vehicle that is delivered within 4 weeks is also in the bucket of 8 weeks', () => {
  expect(valuesIn('delivery', 4)).toEqual(['4', '8', '12', '16', '26']);
  expect(valuesIn('delivery', 27)).toEqual([]);
});
