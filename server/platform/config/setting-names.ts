import { countSlips } from './near-name.ts';
import { settings } from './settings.ts';

/** The names from one source of settings. */
export interface GivenNames {
  readonly names: readonly string[];
  /** The environment also holds names of other programs; our own file holds only settings. */
  readonly from: 'environment' | 'file';
}

const known = Object.keys(settings.shape);

/**
 * A sentence for each name that is not a setting: all of them in a file, and in the environment those that look like a
 * missing setting. These are warnings, not faults: the name may be another program's, and a setting that production
 * needs is asked for anyway.
 */
export function listUnknownNames({ names, from }: GivenNames): readonly string[] {
  const unknown = names.filter((name) => !known.includes(name));
  return unknown.flatMap((name) => {
    const near = findNear(name);
    const isMeant = near !== undefined && (from === 'file' || !names.includes(near));
    if (isMeant) return [`${name} is not a setting: did you mean ${near}?`];
    return from === 'file' ? [`${name} is not a setting: .env.example names them all.`] : [];
  });
}

/** The setting that was probably meant: the one with the fewest wrong letters, if these are few for its length. */
function findNear(name: string): string | undefined {
  const [nearest] = known
    .map((setting) => ({ setting, distance: countSlips(simplify(name), simplify(setting)) }))
    .filter(({ setting, distance }) => distance <= editsAllowed(simplify(setting)))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.setting;
}

/** Ignores case and separators, which are the commonest mistakes. */
function simplify(name: string): string {
  return name.toUpperCase().replaceAll(/[-_.]/g, '');
}

function editsAllowed({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : length < 11 ? 2 : 3;
}
