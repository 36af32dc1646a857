import { expect, test } from 'vitest';
import { allBodyTypes, bodyTypes, findBodyTypeBySlug } from './body-type.ts';

test('body-type icon identifiers and SEO slugs are two lists of the specification, mapped to each other once', () => {
  expect([...allBodyTypes].sort()).toEqual(
    '4x4 city-car convertible-cabriolet coupe crew dropside estate hatchback large luton medium mpv performance pickup prestige saloon small sports-car suv-crossover'.split(
      ' ',
    ),
  );
  expect(allBodyTypes.map((type) => bodyTypes[type].slug)).toEqual(
    'suv hatchback saloon estate coupe convertible mpv sportscar 4x4 performance prestige citycar small-van medium-van large-van pickup crew-van dropside luton-van'.split(
      ' ',
    ),
  );
});

test('each list has nineteen different entries, and the two lists differ in more than spelling', () => {
  const slugs = allBodyTypes.map((type) => bodyTypes[type].slug);

  expect(new Set(allBodyTypes).size).toBe(19);
  expect(new Set(slugs).size).toBe(19);
  expect(slugs).not.toEqual(allBodyTypes);
});

test('every slug leads back to its body type', () => {
  for (const type of allBodyTypes) expect(findBodyTypeBySlug(bodyTypes[type].slug)).toBe(type);
});

test('no other word is a slug, not even an identifier that differs from its slug', () => {
  for (const word of ['', 'suv-crossover', 'small', 'SUV', '__proto__', 'constructor']) {
    expect(findBodyTypeBySlug(word)).toBeUndefined();
  }
});
