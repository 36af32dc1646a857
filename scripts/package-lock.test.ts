import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

test('the lock has every optional package that a locked one names, as `npm ci` requires', () => {
  const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = lockFile.parse(JSON.parse(text));
  const named = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ place, name })),
  );
  const missing = named.filter(({ place, name }) => !isLocked(packages, place, name));

  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

/**
 * Whether the lock has the package that the one at `place` would load by this name: in its own folder, then outwards.
 */
function isLocked(packages: object, place: string, name: string): boolean {
  if (`${place && `${place}/`}node_modules/${name}` in packages) return true;
  const outside = place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '');
  return place !== '' && isLocked(packages, outside, name);
}
