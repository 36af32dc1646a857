import { type Config, ConfigError } from './config.ts';
import { listEmbeddedDefaults } from './embedded-defaults.ts';
import { ratingPairs } from './ratings.ts';
import { listUnknownNames } from './setting-names.ts';
import { settings } from './settings.ts';
import { toConfig } from './to-config.ts';

/** Settings that mean nothing without another: `[setting, what it needs]`. */
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
  ...ratingPairs,
];

/**
 * Reads the environment. Throws a `ConfigError` with every fault at once; no message repeats a value. `fileNames` are
 * the names that a settings file gave: of those, every unknown one is reported; of the environment's, only those that look like ours.
 */
export function readConfig(env: NodeJS.ProcessEnv, fileNames: readonly string[] = []): Config {
  const given = Object.keys(settings.shape).flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const malformed = findMalformed(Object.fromEntries(given));
  const unpaired = findUnpaired(given.map(([name]) => name));
  const faulty = new Map([...unpaired, ...malformed]);
  // Malformed settings are left out here, so that the others are checked too and all faults are told at once.
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

/** Settings that are each well-formed and cannot be kept together. */
function listContradictions({ drainMs, shutdownLimitMs }: Config): readonly string[] {
  if (drainMs < shutdownLimitMs) return [];
  return [
    'DRAIN_MS must be less than SHUTDOWN_LIMIT_MS (2000 and 15000 where left out): both count from the signal, and at the limit whatever is still being answered is cut off',
  ];
}

/** A sentence for each setting that cannot be read, by its name. */
function findMalformed(given: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const issues = settings.safeParse(given).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [String(path[0]), `${String(path[0])} ${message}`]));
}

/** Defaults that suit a demonstration and that a production site may not have, unless ALLOW_EMBEDDED allows them. */
function listUnfitDefaults(config: Config): readonly string[] {
  if (!config.isProduction || config.allowEmbedded) return [];
  return listEmbeddedDefaults(config).map((line) => `${line}. Set it, or ALLOW_EMBEDDED=true`);
}

/** A sentence for each setting, by its name, that was given without the one that it needs. */
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
