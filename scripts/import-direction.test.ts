import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{server,shared,client,scripts}/**/*.{ts,tsx,mjs}', { cwd: root });
const known = new Set(files);

/** May import anything on its own side, because nothing that is served imports it. */
const isForTests = (file: string) => /\.(test|fixture)\.tsx?$|\/testing\/|^client\/e2e\//.test(file);

interface Arrow {
  readonly from: string;
  readonly specifier: string;
  /** The imported file of ours; undefined for a package. */
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

test('server and client may import shared, but not each other, and shared imports neither', () => {
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

test('imports from another folder are written from the top, those from the same folder are relative', () => {
  expect(listFaults(({ specifier }) => specifier.startsWith('../'))).toEqual([]);
});

/** Rooms of the server from top to bottom: each may import the floors below its own, and no room beside it. */
const serverFloors: readonly (readonly string[])[] = [
  ['main.ts'],
  ['app'],
  ['pages'],
  ['personal-data'],
  ['enquiries', 'reviews', 'accounts', 'account-api', 'search', 'visitor', 'catalogue-desk', 'index-now'],
  ['staff'],
  ['catalogue', 'account-contract', 'content'],
  ['platform'],
];

/** Rooms of `shared/`, likewise. Of `routes/`, the site map is above the pages and everything else below them. */
const sharedFloors: readonly (readonly string[])[] = [
  ['app'],
  ['routes/site-map.ts'],
  ['routes/browser-pages.ts'],
  ['pages'],
  ['routes'],
  ['enquiries'],
  ['ui'],
  ['seo'],
  ['tax'],
  ['deals', 'contact'],
  ['tax/figures'],
  ['format', 'contracts', 'drawings', 'content'],
];

test('inside the server, files import only floors below: app, pages, features, catalogue, platform', () => {
  expect(listUpward('server', serverFloors)).toEqual([]);
});

test('inside shared, files import only floors below: app, site map, pages, routes, enquiries, ui, deals, format', () => {
  expect(listUpward('shared', sharedFloors)).toEqual([]);
});

function listUpward(side: string, floors: readonly (readonly string[])[]): readonly string[] {
  // Longest paths first, because a room inside another, or a file of it, may have a floor of its own.
  const rooms = floors
    .flatMap((names, floor) => names.map((name) => ({ path: `${side}/${name}`, floor })))
    .toSorted((one, other) => other.path.length - one.path.length);
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

test('files for tests are imported by tests only', () => {
  // The bench and the samples for dictionaries draw pages without a whole site.
  const mayUse = (from: string) =>
    /^scripts\/(?:siege|bench\/|build\/dictionaries\/sample-pages\.ts)/.test(from) || isForTests(from);

  expect(listFaults(({ from, to }) => to !== undefined && isForTests(to) && !mayUse(from))).toEqual([]);
});

test('files that only tests import are in a folder named testing', () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const mayStand = (file: string) => isForTests(file) || manifest.includes(file);
  const importers = Map.groupBy(arrows, ({ to }) => to);
  const faults = files.filter((file) => {
    const from = importers.get(file) ?? [];
    return !mayStand(file) && from.length > 0 && from.every((arrow) => isForTests(arrow.from));
  });

  expect(faults).toEqual([]);
});

test('no imports form a circle, imports of types included', () => {
  expect(listCircles()).toEqual([]);
});

/** Files that import themselves through others; imports are followed depth first. */
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
  // The build replaces this variable by its value.
  const isRead = (code: string) => code.replaceAll('process.env.NODE_ENV', '').includes('process.env');
  const readers = files.filter(
    (file) => !mayRead.test(file) && !isForTests(file) && isRead(readFileSync(join(root, file), 'utf8')),
  );

  expect(readers).toEqual([]);
});
