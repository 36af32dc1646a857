import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
      os: z.array(z.string()).default(['linux']),
      cpu: z.array(z.string()).default(['x64', 'arm64']),
      libc: z.array(z.string()).default(['glibc']),
    }),
  ),
});
type Packages = z.output<typeof lockFile>['packages'];

function readLock(path: string): Packages {
  return lockFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))).packages;
}

const packages = readLock('../package-lock.json');
/** What the bench compares the site with: no part of it. */
const peers = readLock('bench/peers/package-lock.json');

test('the locks have every optional package that a locked one names, as `npm ci` requires', () => {
  for (const lock of [packages, peers]) {
    const named = Object.entries(lock).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => ({ place, name })),
    );
    const missing = named.filter(({ place, name }) => !isLocked(lock, place, name));

    expect(named.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  }
});

test('no package that the bench installs names a registry, and all that the bench may load here have a hash', () => {
  const locked = Object.entries(peers).filter(([place]) => place !== '');
  const unhashed = locked.filter(
    ([, { integrity, optional }]) => !integrity?.startsWith('sha512-') && !optional,
  );

  expect(locked.length).toBeGreaterThan(200);
  expect(unhashed).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/**
 * Registries need not have the packages of every platform, and a package that is nowhere to be had has no hash to write
 * down: parts of biome and of knip's parser for other systems than Debian, which build and run nothing. Whoever checks or
 * builds elsewhere gets those by the registry's own word.
 */
test('whatever may be installed on Debian has its hash in the lock, and no package names a registry', () => {
  const locked = Object.entries(packages).filter(([place]) => place !== '');
  const unhashed = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const isElsewhere = ({ os, cpu, libc }: Packages[string]) =>
    !os.includes('linux') ||
    !libc.includes('glibc') ||
    !cpu.some((each) => each === 'x64' || each === 'arm64');
  const wrong = unhashed.filter(([, each]) => !(each.dev && each.optional && isElsewhere(each)));

  expect(locked.length).toBeGreaterThan(400);
  expect(wrong.map(([place]) => place)).toEqual([]);
  expect(new Set(unhashed.map(([place]) => place.split('/')[1]))).toEqual(
    new Set(['@biomejs', '@oxc-parser']),
  );
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

/**
 * Whether the lock has the package that the one at `place` would load by this name: in its own folder, then outwards.
 */
function isLocked(packages: object, place: string, name: string): boolean {
  if (`${place && `${place}/`}node_modules/${name}` in packages) return true;
  const outside = place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '');
  return place !== '' && isLocked(packages, outside, name);
}
