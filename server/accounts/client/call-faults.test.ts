import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { accountCallNames, accountCalls } from '#server/account-contract/account-calls.ts';
import { failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import {
  answers,
  type Behaviour,
  cuts,
  hangsUp,
  huge,
  redirects,
  refuses,
  sends,
  slow,
  trickles,
} from '#server/platform/upstream/testing/behaviours.ts';
import { eventually } from '#server/testing/eventually.ts';
import { freeze } from '#server/testing/freeze.ts';
import { callWithExample, exampleCalls } from './testing/example-calls.ts';
import { startScriptedAccountApi } from './testing/scripted-account-api.ts';

const good = answers(exampleCalls.getAccount.answer);

/** The spec's words (section 8), not the constant under test. */
const defaultFailedResult = {
  data: null,
  status: { code: 400, message: 'Error', subCode: 0 },
  isSucceed: false,
};

const faults: Readonly<Record<string, Behaviour>> = {
  'closes the connection': hangsUp(),
  'is cut in the middle': cuts(),
  'answers 500': sends(500, 'stack trace'),
  'answers 503 with an envelope of success': sends(
    503,
    JSON.stringify({ data: exampleCalls.getAccount.answer, status: { code: 0, message: 'OK' } }),
  ),
  'answers 400 with an envelope of success': sends(
    400,
    JSON.stringify({ data: exampleCalls.getAccount.answer, status: { code: 0, message: 'OK' } }),
  ),
  'answers 404 without an envelope': sends(404, '<html>'),
  'answers HTML': sends(200, '<!doctype html><title>Login</title>'),
  'answers nothing': sends(200, ''),
  'answers null': sends(200, 'null'),
  'answers without a status': sends(200, JSON.stringify({ data: exampleCalls.getAccount.answer })),
  'answers with a status that is no number': sends(
    200,
    JSON.stringify({ data: exampleCalls.getAccount.answer, status: { code: '0', message: 'OK' } }),
  ),
  'answers status.code 1': refuses(200, { code: 1 }),
  'answers status.code 1 with data that would do': sends(
    200,
    JSON.stringify({ data: exampleCalls.getAccount.answer, status: { code: 1, message: 'OK' } }),
  ),
  'answers an unknown subCode': refuses(200, { code: 1, subCode: 99 }),
  'answers data of another kind': answers({ token: 'not-an-account' }),
  'answers success without data': answers(null),
  redirects: redirects('/api/elsewhere', exampleCalls.getAccount.answer),
  'answers far too much': huge(3 * 1024 * 1024, exampleCalls.getAccount.answer),
};

test.each(Object.entries(faults))(
  'an upstream that %s gives exactly the default failed result',
  async (_, fault) => {
    const { api, upstream } = await startScriptedAccountApi();
    upstream.script('*', fault);
    upstream.script('/api/elsewhere', good);

    expect(await api.getAccount({ token: 'token-1' })).toEqual(defaultFailedResult);
    expect(upstream.seen('/api/elsewhere')).toEqual([]);
  },
);

// Without the client's limit both would take ten seconds, longer than the test may.
test.each([
  ['is silent for ten seconds', slow(10_000, good)],
  ['never ends its answer', trickles()],
])(
  'an upstream that %s gives the default failed result in time, after one request',
  { timeout: 5000 },
  async (_, fault) => {
    const { api, upstream } = await startScriptedAccountApi();
    upstream.script('*', fault);

    expect(await api.getAccount({})).toEqual(defaultFailedResult);
    expect(upstream.seen()).toHaveLength(1);
  },
);

test('a call whose answer came while this process did something else is a success', async () => {
  const { api, upstream } = await startScriptedAccountApi({ callMs: 100 });
  upstream.script('*', good);
  const call = api.getAccount({});
  freeze(300);
  setImmediate(() => freeze(300));

  expect((await call).isSucceed).toBe(true);
  expect(api.state()).toBe('closed');
});

test('a second try has only the time that the first one left', { timeout: 5000 }, async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', sends(500, ''), slow(10_000, good));

  expect(await api.getAccount({})).toEqual(defaultFailedResult);
  expect(upstream.seen()).toHaveLength(2);
});

test('only a call that derives a key may take longer than the others', { timeout: 5000 }, async () => {
  const { api, upstream } = await startScriptedAccountApi({ callMs: 100, derivingCallMs: 60_000 });
  const late = new Set<string>();
  for (const name of accountCallNames) {
    upstream.script(accountCalls[name].path, slow(400, answers(exampleCalls[name].answer)));
  }
  await Promise.all(
    accountCallNames.map(async (name) => {
      const { isSucceed } = await callWithExample(api, name, {});
      if (isSucceed) late.add(name);
    }),
  );

  expect(late).toEqual(
    new Set([
      'createToken',
      'completeAccount',
      'updateForgottenPassword',
      'sendConfirmationCode',
      'sendWalletCode',
    ]),
  );
});

test('a call that derives a key has no longer than the others unless it is given', async () => {
  const { api, upstream } = await startScriptedAccountApi({ callMs: 100 });
  upstream.script('*', slow(60_000, good));

  expect(await api.createToken({ username: 'ada', password: 'x' }, {})).toEqual(defaultFailedResult);
});

test('an answer that is not read to its end does not keep a connection', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', trickles(500));
  await api.createToken({ username: 'ada', password: 'x' }, {});

  await eventually(() => upstream.abandoned(), 1, 2000);
});

test('an upload that is refused before it is read ends as a failed call', async () => {
  const { recorded } = await startScriptedAccountApi();
  const server = createServer((req, res) => {
    res.writeHead(413).end('{}', () => req.socket.destroy());
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const api = createAccountClient({ baseUrl: `http://127.0.0.1:${port}`, log: recorded.log });
  const contentBase64 = 'A'.repeat(10 * 1024 * 1024);
  const body = {
    accountId: 'A-1',
    name: 'licence.pdf',
    type: 'application/pdf',
    kind: 'other',
    contentBase64,
  } as const;

  expect(await api.uploadDocument(body, {})).toEqual(defaultFailedResult);
});

test('an upstream that cannot be reached gives the default failed result', async () => {
  const { upstream, recorded } = await startScriptedAccountApi();
  await upstream.close();
  const api = createAccountClient({ baseUrl: upstream.baseUrl, log: recorded.log });

  expect(await api.getAccount({})).toEqual(defaultFailedResult);
  expect(recorded.text()).toContain('ECONNREFUSED');
});

test.each(accountCallNames)('%s is repeated only if it is a safe GET, and then once', async (name) => {
  const mayBeRepeated =
    accountCalls[name].method === 'GET' &&
    !['/api/accounts/confirmationcode', '/api/wallet/sendcode', '/api/auth/token'].includes(
      accountCalls[name].path,
    );
  for (const fault of [sends(500, ''), hangsUp(), cuts()]) {
    const { api, upstream } = await startScriptedAccountApi();
    upstream.script('*', fault);

    expect(await callWithExample(api, name, {})).toEqual(defaultFailedResult);
    expect(upstream.seen()).toHaveLength(mayBeRepeated ? 2 : 1);
  }
});

test.each([
  ['a refusal', refuses(400, { code: 400 })],
  ['rubbish', sends(200, 'rubbish')],
  ['a misfit', answers({})],
  ['a redirect', redirects('/')],
])('%s is not asked for again', async (_, fault) => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', fault);
  await api.getAccount({});

  expect(upstream.seen()).toHaveLength(1);
});

test('a second try that succeeds is a success', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', cuts(), good);

  expect(await api.getAccount({})).toMatchObject({ data: exampleCalls.getAccount.answer, isSucceed: true });
});

test.each(Object.values(subCodes))(
  'subCode %i is handed on with its code, without message or data',
  async (subCode) => {
    const { api, upstream } = await startScriptedAccountApi();
    upstream.script('*', refuses(409, { code: 409, subCode }));

    expect(await api.getAccount({})).toEqual({
      data: null,
      status: { code: 409, message: 'Error', subCode },
      isSucceed: false,
    });
  },
);

test('a refusal never has the code of a success', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', refuses(422, { code: 0, subCode: subCodes.fileRefused }));

  expect((await api.getAccount({})).status).toEqual({
    code: 400,
    message: 'Error',
    subCode: subCodes.fileRefused,
  });
});

test('a 404 in an envelope is handed on as code 404', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', refuses(404, { code: 404 }));

  expect(await api.getOrder('O-2', {})).toEqual({
    ...failedAnswer,
    status: { code: 404, message: 'Error', subCode: 0 },
  });
});

test('a 401 to a call with a token means that the token has expired, whatever the body says', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('*', sends(401, '<html>'));

  expect((await api.getAccount({ token: 'token-1' })).status).toEqual({
    code: 401,
    message: 'Error',
    subCode: subCodes.tokenExpired,
  });
  expect(await api.createToken({ username: 'ada', password: 'x' }, {})).toEqual(defaultFailedResult);
});

test('a token with a line break is not sent', async () => {
  const { api, upstream } = await startScriptedAccountApi();

  expect(await api.getAccount({ token: 'a\r\nx-injected: 1' })).toEqual(defaultFailedResult);
  expect(upstream.seen()).toEqual([]);
});

test('a body that does not fit the contract is not sent', async () => {
  const { api, upstream } = await startScriptedAccountApi();

  expect(await api.updateForgottenPassword({ id: '', idSalt: '', password: 'short' }, {})).toEqual(
    defaultFailedResult,
  );
  expect(upstream.seen()).toEqual([]);
});
