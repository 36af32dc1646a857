import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { UnavailableError } from '#server/platform/http/errors.ts';
import { toHttpError } from '#server/platform/http/to-http-error.ts';
import { postgresqlPrograms } from '#server/testing/postgresql-server.ts';
import { decideFault, findFaultCode, isAway } from './database-faults.ts';
import { openAway } from './testing/open-away.ts';

/** As Drizzle wraps what the driver throws. */
const withCode = (code: string) =>
  new Error('Failed query: select', { cause: Object.assign(new Error('no'), { code }) });

const away = {
  'no connection': '08000 08001 08003 08004 08006 08P01',
  'a standby': '25006 55000',
  'a transaction that the server ended': '25P03 25P04',
  'refused access': '28000 28P01 42501',
  'no such database': '3D000 57P04',
  'a conflict with others': '40001 40P01 55P03 55006',
  'nothing left': '53000 53100 53200 53300 53400',
  'stopped, starting or out of time': '57000 57014 57P01 57P02 57P03 57P05',
  'its disk or its files': '58000 58030 58P01 58P02 72000 F0000 F0001',
  'the network':
    'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EMFILE',
  encryption: 'EPROTO CERT_HAS_EXPIRED DEPTH_ZERO_SELF_SIGNED_CERT ERR_TLS_CERT_ALTNAME_INVALID',
};

const faults = {
  'what was asked': '42601 42P01 42703 0A000 22001 22P02 26000 3F000 54000',
  'a rule of a table': '23502 23503 23505 23514 40002 44000',
  'how it was asked': '25001 25P01 25P02 24000 55P02 55P04',
  'its inside': 'XX000 XX001 XX002 P0001 HV000',
  'a file, not a connection': 'ENOENT EACCES EEXIST EISDIR',
};

test.each(Object.entries(away))('%s is a database that is away', (_, codes) => {
  for (const code of codes.split(' ')) expect([code, decideFault(withCode(code))]).toEqual([code, 'away']);
});

test.each(Object.entries(faults))('%s is a fault of ours', (_, codes) => {
  for (const code of codes.split(' ')) expect([code, decideFault(withCode(code))]).toEqual([code, 'fault']);
});

const ownList = postgresqlPrograms?.replace(/lib(\/postgresql\/\d+)\/bin$/, 'share$1/errcodes.txt') ?? '';

test.skipIf(!existsSync(ownList))('every class in PostgreSQL’s own list of errors is decided', () => {
  const source = readFileSync(new URL('database-faults.ts', import.meta.url), 'utf8');
  const decided = new Set(Array.from(source.matchAll(/^ {2}'?([0-9A-Z]{2})'?: '/gm), ([, name]) => name));
  const listed = readFileSync(ownList, 'utf8').matchAll(/^Section: Class (\w\w)/gm);
  const missing = [...listed].flatMap(([, name]) => (decided.has(name) ? [] : [name]));

  expect(missing).toEqual([]);
  expect(decided.size).toBeGreaterThan(40);
});

test('errors without a code are told by what the driver says of its connection, and by nothing else', () => {
  const said = (message: string) => isAway(new Error(message));

  expect(
    [
      'Connection terminated unexpectedly',
      'Query read timeout',
      'timeout exceeded when trying to connect',
      'Client was closed and is not queryable',
      'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
      'PGlite is closed',
    ].map(said),
  ).toEqual(Array.from({ length: 6 }, () => true));
  expect(['An order is closed', 'x is not connected to y', 'no timeout is set'].map(said)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a socket file that is not there is a database that is away', async () => {
  const { promise, resolve } = Promise.withResolvers<Error>();
  connect('/nowhere/.s.PGSQL.5432').on('error', resolve);

  expect(decideFault(await promise)).toBe('away');
});

test('what nobody has put into words is a 503 that asks to send it again, with its code for the log', async () => {
  const database = await openAway();
  onTestFinished(() => database.close());
  const thrown: unknown = await database.orm.execute(sql`select 1`).catch((error: unknown) => error);
  const answer = toHttpError(thrown);

  expect(answer).toBeInstanceOf(UnavailableError);
  expect(answer.message).toContain('send it again in a minute: nothing is stored twice');
  expect(findFaultCode(answer.cause)).toBe('ECONNREFUSED');
  expect(toHttpError(withCode('23505')).status).toBe(500);
});
