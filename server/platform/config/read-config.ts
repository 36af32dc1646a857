import { type Config, ConfigError, toConfig } from './config.ts';
import { listEmbeddedDefaults } from './embedded-defaults.ts';
import { feedPairs } from './feed-settings.ts';
import { countSlips } from './near-name.ts';
import { ratingPairs } from './ratings.ts';
import { settings } from './settings.ts';
import { staffPairs } from './staff-settings.ts';

/** Settings that have no effect without another: `[setting, the one that it needs]`. */
const pairs: readonly (readonly [string, string])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['ENQUIRIES_WEBHOOK_URL', 'ENQUIRIES_WEBHOOK_SECRET'],
  ['ENQUIRIES_WEBHOOK_SECRET', 'ENQUIRIES_WEBHOOK_URL'],
  ['SEARCH_ENDPOINT', 'SEARCH_KEY'],
  ['SEARCH_ENDPOINT', 'SEARCH_INDEX'],
  ['SEARCH_KEY', 'SEARCH_ENDPOINT'],
  ['SEARCH_ADMIN_KEY', 'SEARCH_ENDPOINT'],
  ['SEARCH_INDEX', 'SEARCH_ENDPOINT'],
  ['COMPETITION_NAME', 'COMPETITION_CLOSES'],
  ['COMPETITION_CLOSES', 'COMPETITION_NAME'],
  ['COMPETITION_TERMS', 'COMPETITION_NAME'],
  ...staffPairs,
  ...ratingPairs,
  ...feedPairs,
];

/**
 * Reads the environment. Throws a `ConfigError` with all faults together; no message contains a value. `fileNames` are
 * the names from a settings file: every unknown one of these is reported, and of the environment's those that look like
 * ours.
 */
export function readConfig(env: NodeJS.ProcessEnv, fileNames: readonly string[] = []): Config {
  const given = Object.keys(settings.shape).flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const malformed = findMalformed(Object.fromEntries(given));
  const unpaired = findUnpaired(given.map(([name]) => name));
  const faulty = new Map([...unpaired, ...malformed]);
  // Malformed settings are left out here, so that the others are checked too and all faults are reported together.
  const wellFormed = given.filter(([name]) => !malformed.has(name));
  const config = toConfig(settings.parse(Object.fromEntries(wellFormed)));
  const unfit = listUnfitDefaults(config).filter((line) => !faulty.has(line.slice(0, line.indexOf(':'))));
  const faults = [...faulty.values(), ...listContradictions(config), ...unfit];
  const unknown = listAllUnknown(env, fileNames);
  if (faults.length > 0) throw new ConfigError(faults, unknown);
  return Object.freeze({ ...config, nameHints: Object.freeze(unknown) });
}

function listAllUnknown(env: NodeJS.ProcessEnv, fileNames: readonly string[]): readonly string[] {
  const names = Object.keys(env).filter((name) => env[name]?.trim() && !fileNames.includes(name));
  return [
    ...listUnknownNames({ names: fileNames, from: 'file' }),
    ...listUnknownNames({ names, from: 'environment' }),
  ];
}

/** Faults of settings that are valid one by one and contradict each other. */
function listContradictions({ drainMs, shutdownLimitMs, siteOrigin, imageHost }: Config): readonly string[] {
  const isBlocked = siteOrigin.startsWith('https:') && imageHost.startsWith('http:');
  const isCutOff = drainMs >= shutdownLimitMs;
  return [...(isCutOff ? [cutOff] : []), ...(isBlocked ? [blocked] : [])];
}

const cutOff =
  'DRAIN_MS must be less than SHUTDOWN_LIMIT_MS (2000 and 15000 where left out): both count from the signal, and at the limit whatever is still being answered is cut off';
const blocked =
  'IMAGE_HOST must begin with https:// where SITE_ORIGIN does: browsers load no picture by http into such a page';

/** A sentence for each setting that cannot be read, by the setting's name. */
function findMalformed(given: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const issues = settings.safeParse(given).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [String(path[0]), `${String(path[0])} ${message}`]));
}

/** Faults for defaults that suit only a demonstration: production may not use them unless ALLOW_EMBEDDED says so. */
function listUnfitDefaults(config: Config): readonly string[] {
  if (!config.isProduction || config.allowEmbedded) return [];
  return listEmbeddedDefaults(config).map((line) => `${line}. Set it, or ALLOW_EMBEDDED=true`);
}

/** A sentence for each setting, by name, that was given without the one that it needs. */
function findUnpaired(given: readonly string[]): ReadonlyMap<string, string> {
  const lonely = pairs.filter(([setting, needed]) => given.includes(setting) && !given.includes(needed));
  const needs = Map.groupBy(lonely, ([setting]) => setting);
  return new Map(
    [...needs].map(([setting, pair]) => [
      setting,
      `${pair.map(([, needed]) => needed).join(' and ')} must be set where ${setting} is`,
    ]),
  );
}

/** The names from one source of settings. */
interface GivenNames {
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
