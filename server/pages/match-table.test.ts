import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toPagePaths } from '#server/testing/page-paths.ts';
import { testCatalogue } from '#server/testing/test-app.ts';
import { pageNames, siteMap } from '#shared/routes/site-map.ts';
import { createMatchTable } from './match-table.ts';
import { listPublicPaths } from './seo/public-paths.ts';

const sitePatterns: readonly string[] = pageNames.map((name) => siteMap[name].path);

/** What our table and React Router answer for a path: the number of the pattern in the list, and the parameters. */
function createBoth(patterns: readonly string[]) {
  const find = createMatchTable(patterns.map((pattern, value) => ({ pattern, value })));
  const children = patterns.map((path, place): RouteObject => ({ id: String(place), path }));
  return (path: string) => {
    const found = find(path);
    const match = matchRoutes([{ id: 'root', children }], { pathname: path })?.at(-1);
    return {
      ours: found && { value: found.value, params: found.params },
      theirs: match && { value: Number(match.route.id), params: { ...match.params } },
    };
  };
}

const onSite = createBoth(sitePatterns);

/** Segments of random paths: words that the site uses, and everything that is unusual in addresses. */
const words = [...new Set(sitePatterns.flatMap((pattern) => pattern.split('/')))].filter(
  (word) => word !== '' && !word.startsWith(':'),
);
const odd = ['', '.', '..', '%2F', '%2f', '%252F', '%', '%E0%A4%A', '%C3%A9', 'é', 'İ', 'ſ', '\u212a', '%0A'];
const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...words).map((word) => word.toUpperCase()) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...words).map((word) => encodeURIComponent(word).replace('a', '%61')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('bmw', '3-series', '1234567890', 'vehicle', 'BMW', 'a%20b', 'a+b'),
  },
  { weight: 2, arbitrary: fc.constantFrom(...odd) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((text) => text.replace(/\//g, '')),
  },
);
const slashes = fc.constantFrom('', '', '', '/', '//');
const path = fc
  .tuple(fc.array(segment, { maxLength: 9 }), slashes)
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

/** The site's own patterns with their names filled in, so that most of them are found. */
const sitePath = fc
  .constantFrom(...sitePatterns)
  .chain((pattern) =>
    fc
      .tuple(fc.array(segment, { minLength: 9, maxLength: 9 }), slashes)
      .map(([values, end]) => pattern.replace(/:[\w-]+/g, () => values.pop() ?? '') + end),
  );

test('every public address has the page and parameters that React Router gives it', () => {
  const paths = [
    ...Object.values(toPagePaths()).map((address) => address.replace(/\?.*/, '')),
    ...[...listPublicPaths(testCatalogue().snapshot()).values()].flat(),
  ];
  for (const address of paths) {
    const { ours, theirs } = onSite(address);
    expect([address, ours]).toEqual([address, theirs]);
    expect(ours).toBeDefined();
  }
});

test('any address at all has the page and parameters that React Router gives it', () => {
  // React Router warns of each address that cannot be decoded.
  const warnings = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => warnings.mockRestore());
  fc.assert(
    fc.property(fc.oneof(path, sitePath), (address) => {
      const { ours, theirs } = onSite(address);
      expect(ours ?? null).toEqual(theirs ?? null);
    }),
    { numRuns: 4000 },
  );
}, 60_000);

test('among overlapping patterns, the one that React Router ranks first is found', () => {
  const part = fc.constantFrom('a', 'b', 'c', ':x', ':y');
  const pattern = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
  const asked = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A'), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 1, maxLength: 12 }), fc.array(asked), (patterns, paths) => {
      const both = createBoth(patterns);
      for (const segments of paths) {
        const { ours, theirs } = both(`/${segments.join('/')}`);
        expect(ours ?? null).toEqual(theirs ?? null);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each(['/guides/*', '/a/:b?', '/a?/b', 'car-leasing', '/a/:ref.html'])(
  'the pattern %s is refused at the start',
  (pattern) => {
    expect(() => createMatchTable([{ pattern, value: 1 }])).toThrow(pattern);
  },
);
