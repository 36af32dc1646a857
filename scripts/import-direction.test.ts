import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{server,shared,client,scripts}/**/*.{ts,tsx,mjs}', { cwd: root });
const known = new Set(files);

/** May import anything of its own side: nothing that is served imports it. */
const isForTests = (file: string) => /\.(test|fixture)\.tsx?$|\/testing\/|^client\/e2e\//.test(file);

interface Arrow {
  readonly from: string;
  readonly specifier: string;
  /** The file of ours that is meant; undefined for a package. */
  readonly to: string | undefined;
}

const arrows: readonly Arrow[] = files.flatMap((from) => {
  const code = readFileSync(join(root, from), 'utf8');
  return [...code.matchAll(/(?:from\s+|import\s*\(?\s*)'([^']+)'/g)].map(([, specifier = '']) => ({
    from,
    specifier,
    to: findFile(from, specifier),
  }));
});

function findFile(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace(/^#/, '');
  return known.has(path) ? path : undefined;
}

function listFaults(isFault: (arrow: Arrow) => boolean): readonly string[] {
  return arrows.filter(isFault).map(({ from, specifier }) => `${from} imports ${specifier}`);
}

test('the sides never meet: server and client know shared, and shared knows neither', () => {
  const forbidden: readonly (readonly [from: RegExp, specifier: RegExp])[] = [
    [/^shared\//, /^(#server\/|#client\/|node:|#scripts\/)/],
    [/^client\//, /^(#server\/|node:|#scripts\/)/],
    [/^server\//, /^(#client\/|#scripts\/)/],
  ];
  const faults = listFaults(
    ({ from, specifier }) =>
      !isForTests(from) && forbidden.some(([side, other]) => side.test(from) && other.test(specifier)),
  );

  expect(files.length).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test('a file of another folder is named from the top, one of the same folder from there', () => {
  expect(listFaults(({ specifier }) => specifier.startsWith('../'))).toEqual([]);
});

/** Rooms of the server from top to bottom: each may import the floors below its own, and no room beside it. */
const serverFloors: readonly (readonly string[])[] = [
  ['main.ts'],
  ['app'],
  ['pages'],
  ['enquiries', 'accounts', 'account-api', 'search', 'visitor'],
  ['catalogue', 'account-contract'],
  ['platform'],
];

/** Rooms of `shared/` in the same way; inside `routes/` the site map stands over the pages, the rest under them. */
const sharedFloors: readonly (readonly string[])[] = [
  ['app'],
  ['routes/served-links.ts'],
  ['routes/site-map.ts'],
  ['pages'],
  ['routes'],
  ['enquiries'],
  ['ui'],
  ['seo'],
  ['deals', 'contact'],
  ['format', 'contracts'],
];

test('inside the server everything flows down: app, pages, features, catalogue, platform', () => {
  expect(listUpward('server', serverFloors)).toEqual([]);
});

test('inside shared everything flows down: app, site map, pages, routes, enquiries, ui, deals, format', () => {
  expect(listUpward('shared', sharedFloors)).toEqual([]);
});

function listUpward(side: string, floors: readonly (readonly string[])[]): readonly string[] {
  const rooms = floors.flatMap((names, floor) => names.map((name) => ({ path: `${side}/${name}`, floor })));
  const roomOf = (file: string) => {
    const room = rooms.find(({ path }) => file === path || file.startsWith(`${path}/`));
    if (!room) throw new Error(`${file} is in no room: name the room here, on the floor where it stands`);
    return room;
  };
  return listFaults(({ from, to }) => {
    if (isForTests(from) || !from.startsWith(`${side}/`) || !to?.startsWith(`${side}/`)) return false;
    if (isForTests(to)) return true;
    const here = roomOf(from);
    const there = roomOf(to);
    return here.path !== there.path && there.floor <= here.floor;
  });
}

test('what only tests use is imported by tests alone', () => {
  // The bench draws pages without a site around them.
  const mayUse = (from: string) => isForTests(from) || from.startsWith('scripts/bench/');

  expect(listFaults(({ from, to }) => to !== undefined && isForTests(to) && !mayUse(from))).toEqual([]);
});

test('what only tests import stands under a folder named testing', () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  // Structured data of pages that the site map does not have yet.
  const waiting = ['shared/seo/faq-page.ts', 'shared/seo/reviews.ts', 'shared/seo/written-work.ts'];
  const mayStand = (file: string) => isForTests(file) || manifest.includes(file) || waiting.includes(file);
  const importers = Map.groupBy(arrows, ({ to }) => to);
  const faults = files.filter((file) => {
    const from = importers.get(file) ?? [];
    return !mayStand(file) && from.length > 0 && from.every((arrow) => isForTests(arrow.from));
  });

  expect(faults).toEqual([]);
});

test('no files import each other in a circle, types included', () => {
  expect(listCircles()).toEqual([]);
});

/** Files from which one can come back to them, by walking imports depth first. */
function listCircles(): readonly string[] {
  const targets = new Map(files.map((file) => [file, new Set<string>()]));
  for (const { from, to } of arrows) if (to !== undefined) targets.get(from)?.add(to);
  const done = new Set<string>();
  const circles: string[] = [];
  function walk(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...path, file]);
    done.add(file);
  }
  for (const file of files) walk(file, []);
  return circles;
}

test('only the configuration reads the environment', () => {
  const mayRead = /^server\/platform\/config\/|^scripts\//;
  // The build replaces this one by a word.
  const isRead = (code: string) => code.replaceAll('process.env.NODE_ENV', '').includes('process.env');
  const readers = files.filter(
    (file) => !mayRead.test(file) && !isForTests(file) && isRead(readFileSync(join(root, file), 'utf8')),
  );

  expect(readers).toEqual([]);
});
