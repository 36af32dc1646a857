import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, ConfigError } from './config.ts';
import { readConfig } from './read-config.ts';

/** The configuration of the site in this folder. Throws a `ConfigError` with every fault. */
export function readSiteConfig(root: string): Config {
  const { environment, fileNames } = readEnvironment(root);
  return readConfig(environment, fileNames);
}

/** Settings by name, and which of the names came from a file. */
interface ReadEnvironment {
  readonly environment: NodeJS.ProcessEnv;
  readonly fileNames: readonly string[];
}

/**
 * The environment, completed by `.env` in the project's folder if there is one. A value of the environment overrides
 * that of
 * `.env`, also when it is empty. `ENV_FILE` in the environment names another file; `/dev/null` reads none. Throws a
 * `ConfigError` that names the file and its faults.
 */
export function readEnvironment(root: string, environment = process.env): ReadEnvironment {
  const named = environment.ENV_FILE?.trim();
  const file = named || join(root, '.env');
  const text = readText(file, { mayBeMissing: !named });
  const faults = text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const fault = findFault(line);
    return fault ? [`${file}, line ${index + 1}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new ConfigError(faults);
  const given = parseEnv(text);
  return { environment: { ...given, ...environment }, fileNames: Object.keys(given) };
}

function readText(file: string, { mayBeMissing }: { readonly mayBeMissing: boolean }): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && mayBeMissing) return '';
    throw new ConfigError([`${file} ${whyUnreadable(code)}`]);
  }
}

function whyUnreadable(code: string | undefined): string {
  if (code === 'ENOENT') return 'is not there, and ENV_FILE names it. Make it, or leave ENV_FILE out';
  if (code === 'EISDIR') return 'is a folder. It must be a text file of settings: see .env.example';
  if (code === 'EACCES') return 'may not be read. Let the user that runs the site read it';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'is not UTF-8 text. Save it as UTF-8';
  return `cannot be read (${code}). Put that right, or move the file away`;
}

/** The fault of a line that `parseEnv` would misread without an error. It contains no value. */
function findFault(line: string): string | undefined {
  if (/^\s*(#|$)/.test(line)) return undefined;
  const value = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/.exec(line)?.[1];
  if (value === undefined) return 'write NAME=value, or # before a remark';
  const quote = /^["'`]/.exec(value)?.[0];
  if (!quote)
    return /[^\s]#/.test(value) ? 'put quotation marks around a value that has a # in it' : undefined;
  const rest = value.slice(1).split(quote);
  const isWhole = rest.length === 2 && /^\s*(#.*)?$/.test(rest[1] ?? '');
  return isWhole ? undefined : 'end the value, on the same line, with the quotation mark that begins it';
}
