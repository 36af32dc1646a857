import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(fields: object, logLevel: 'info' | 'warn' = 'info'): string {
  const lines: string[] = [];
  createLog({ logLevel }, { write: (line) => lines.push(line) }).info(fields, 'tried');
  return lines.join('');
}

test('a line is one JSON object with level, time, event and fields', () => {
  const line = logged({ status: 200 });

  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toEqual({ level: 'info', time: expect.any(String), status: 200, event: 'tried' });
});

test('a level below the configured one is not written', () => {
  expect(logged({}, 'warn')).toBe('');
});

test('line ends and control characters cannot start a line of their own', () => {
  const line = logged({ path: '/a\r\n{"level":"error"}\u0000\u001b[31m' });

  expect([...line.trimEnd()].filter((character) => character < ' ')).toEqual([]);
});

test.each([
  [{ password: 'canary' }],
  [{ newPassword: 'canary' }],
  [{ request: { headers: { 'x-any': 'canary' } } }],
  [{ request: { cookie: 'canary', Authorization: 'canary', idSalt: 'canary' } }],
  [{ accessToken: 'canary', emailAddress: 'canary', body: 'canary', query: { a: 'canary' } }],
  [{ phone: 'canary', mobileNumber: 'canary' }],
  [{ enquiry: { fields: { message: 'canary' }, snapshot: { terms: 'canary' } } }],
  [{ plate: 'canary', registration: 'canary', registrationNumber: 'canary' }],
  [{ url: 'https://api.example/api/auth/token?username=canary&password=canary' }],
  [{ path: '/account/reset-password?token=canary' }],
  [{ link: new URL('postgres://site:canary@db.example/x') }],
  [{ note: 'sent to canary@example.co.uk' }],
  [{ note: ['sent to canary%40example.co.uk'] }],
  [{ error: new Error('connect postgres://site:canary@db.example/x') }],
  [{ error: new Error('Failed query: insert into t\nparams: one,\n    at canary') }],
  [{ error: new Error('outer', { cause: new Error('GET https://a.example/x?password=canary failed') }) }],
  [{ error: Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(canary) exists' }) }],
  [{ error: Object.assign(new Error('bad'), { config: { auth: 'canary' } }) }],
])('nothing private is logged of %j', (fields) => {
  expect(logged(fields)).not.toContain('canary');
});

test('an error that is logged by itself is reduced too', () => {
  expect(logged(Object.assign(new Error('bad'), { detail: 'canary' }))).not.toContain('canary');
});

test('an error keeps what is needed to find it', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const { error } = JSON.parse(logged({ error: new TypeError('no answer', { cause }) }));

  expect(error).toMatchObject({ name: 'TypeError', message: 'no answer', cause: { code: 'ECONNREFUSED' } });
  expect(error.stack).toContain('log.test.ts');
});

test('an object that contains itself is logged without a crash', () => {
  const loop: Record<string, unknown> = { status: 1 };
  loop.self = loop;

  expect(logged(loop)).toContain('[deeper]');
});

test('a very long text is cut', () => {
  expect(logged({ note: 'x'.repeat(100_000) }).length).toBeLessThan(2000);
});
