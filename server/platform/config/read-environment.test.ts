import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { readConfig } from './read-config.ts';
import { readEnvironment } from './read-environment.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(content: string | Uint8Array, name = '.env'): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function faultsOf(environment: NodeJS.ProcessEnv = {}): readonly string[] {
  try {
    readEnvironment(folder, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

test('a folder without .env gives only the environment', () => {
  expect(readEnvironment(folder, { PORT: '4000' }).environment).toEqual({ PORT: '4000' });
});

test('.env is read, with or without quotes, with Windows line ends and a byte order mark', () => {
  write(
    '\uFEFFPORT=4000\r\n\r\n# a remark\r\nSITE_NAME="Cars # 1"\r\nexport PHONE = 020 7946 0000 # ours\r\n',
  );

  expect(readEnvironment(folder, {}).environment).toEqual({
    PORT: '4000',
    SITE_NAME: 'Cars # 1',
    PHONE: '020 7946 0000',
  });
});

test('the environment overrides .env, also with an empty value', () => {
  write('PORT=4000\nDATABASE_URL=postgres://db.example/leasing\nLOG_LEVEL=warn\n');
  const { environment } = readEnvironment(folder, { PORT: '5000', DATABASE_URL: '' });
  const config = readConfig(environment);

  expect([config.port, config.databaseUrl, config.logLevel]).toEqual([5000, undefined, 'warn']);
});

test('every name in .env that is not a setting is reported', () => {
  write('COLOUR_SCHEME=dark\nDATABSE_URL=canary\n');
  const { environment, fileNames } = readEnvironment(folder, { EDITOR: 'vi' });

  expect(readConfig(environment, fileNames).nameHints).toEqual([
    'COLOUR_SCHEME is not a setting: .env.example names them all.',
    'DATABSE_URL is not a setting: did you mean DATABASE_URL?',
  ]);
});

test('.env.example copied to .env changes nothing', () => {
  write(readFileSync(new URL('../../../.env.example', import.meta.url)));

  const { environment, fileNames } = readEnvironment(folder, {});

  expect(readConfig(environment, fileNames)).toEqual(readConfig({}));
});

test('ENV_FILE names another file, which must be there, and /dev/null reads none', () => {
  write('PORT=4000');
  const other = write('PORT=6000', 'other.env');

  expect(readEnvironment(folder, { ENV_FILE: other }).environment.PORT).toBe('6000');
  expect(readEnvironment(folder, { ENV_FILE: '/dev/null' }).environment.PORT).toBeUndefined();
  expect(faultsOf({ ENV_FILE: join(folder, 'none') })).toEqual([
    expect.stringContaining('none is not there, and ENV_FILE names it'),
  ]);
});

test.each([
  ['PORT', 'write NAME=value'],
  ['PORT: canary', 'write NAME=value'],
  ['=canary', 'write NAME=value'],
  ['SITE NAME=canary', 'write NAME=value'],
  ['SITE_NAME="canary', 'end the value'],
  ['SITE_NAME="canary" Ltd', 'end the value'],
  ['DATABASE_URL=postgres://u:canary#2@db/x', 'quotation marks'],
])('a line that would be misread is reported with what to do: %s', (line, cure) => {
  const file = write(`# settings\n${line}\nLOG_LEVEL=warn\n`);
  const [fault, ...others] = faultsOf();

  expect(fault).toContain(`${file}, line 2: `);
  expect(fault).toContain(cure);
  expect(fault).not.toContain('canary');
  expect(others).toEqual([]);
});

test('a .env that cannot be read as text is reported with what to do', () => {
  const file = write(Buffer.from('\uFEFFPORT=4000', 'utf16le'));
  expect(faultsOf()).toEqual([`${file} is not UTF-8 text. Save it as UTF-8`]);

  rmSync(file);
  mkdirSync(file);
  expect(faultsOf()).toEqual([expect.stringContaining(`${file} is a folder`)]);
});

// Root may read every file.
test.skipIf(process.getuid?.() === 0)('a .env that may not be read is reported with what to do', () => {
  chmodSync(write('PORT=4000'), 0);

  expect(faultsOf()).toEqual([expect.stringContaining('may not be read')]);
});
