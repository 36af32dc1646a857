import { expect, test } from 'vitest';
import { facetNames } from './deal-query.ts';
import { bucketFacets, choiceFacets, countFacets, type FacetBucket, isInBucket } from './facets.ts';

function valuesIn(buckets: readonly FacetBucket[], number: number): readonly string[] {
  return buckets.filter((bucket) => isInBucket(bucket, number)).map(({ value }) => value);
}

test('every facet but make and range is defined once', () => {
  const defined = [choiceFacets, countFacets, bucketFacets].flatMap((facets) => Object.keys(facets));

  expect(defined.sort()).toEqual(facetNames.filter((name) => name !== 'make' && name !== 'range').sort());
});

test('option values can stand in a comma list in a URL and are unique in their facet', () => {
  for (const options of [...Object.values(choiceFacets), ...Object.values(bucketFacets)]) {
    const values = options.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) expect(value).toMatch(/^[a-z0-9-]+$/i);
  }
});

test('every CO2 figure is in exactly one bucket, also between whole grams', () => {
  for (let grams = 0; grams <= 400; grams += 0.25) expect(valuesIn(bucketFacets.co2, grams)).toHaveLength(1);
  expect(valuesIn(bucketFacets.co2, 50.9)).toEqual(['1-50']);
  expect(valuesIn(bucketFacets.co2, 51)).toEqual(['51-75']);
});

test('a vehicle with a long electric range is in every bucket up to its range', () => {
  expect(valuesIn(bucketFacets.electricRange, 200)).toEqual(['40plus', '100plus', '150plus', '200plus']);
  expect(valuesIn(bucketFacets.electricRange, 199)).not.toContain('200plus');
});

test('a vehicle that is delivered within 4 weeks is also in the bucket of 8 weeks', () => {
  expect(valuesIn(bucketFacets.delivery, 4)).toEqual(['4', '8', '12', '16', '26']);
  expect(valuesIn(bucketFacets.delivery, 27)).toEqual([]);
});
