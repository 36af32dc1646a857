import { expect, test } from 'vitest';
import { accountCallNames } from '#server/account-contract/account-calls.ts';
import { failedAnswer } from '#server/account-contract/answer.ts';
import { accountDocuments } from '#server/account-contract/document.ts';
import { callWithExample, exampleCalls } from '#server/accounts/client/testing/example-calls.ts';
import { startScriptedAccountApi } from '#server/accounts/client/testing/scripted-account-api.ts';
import { answers } from '#server/platform/upstream/testing/behaviours.ts';
import { createAccountClient } from './create-account-client.ts';

/** The example calls of one method: name, path and query. */
function examplesOf(method: 'GET' | 'POST') {
  return accountCallNames.flatMap((name) => {
    const [sentBy, address = ''] = exampleCalls[name].sent.split(' ');
    const [path = '', query = ''] = address.split('?');
    return sentBy === method ? [[name, path, query] as const] : [];
  });
}

test.each(examplesOf('GET'))('%s is exactly GET %s?%s with the bearer', async (name, path, query) => {
  const { api, upstream } = await startScriptedAccountApi();
  const { answer } = exampleCalls[name];
  upstream.script(path, answers(answer));

  expect(await callWithExample(api, name, { token: 'token-1' })).toEqual({
    data: answer,
    status: { code: 0, message: 'OK', subCode: 0 },
    isSucceed: true,
  });
  expect(upstream.seen()).toEqual([
    {
      method: 'GET',
      path,
      query,
      body: '',
      headers: {
        host: new URL(upstream.baseUrl).host,
        connection: expect.any(String),
        accept: 'application/json',
        authorization: 'Bearer token-1',
      },
    },
  ]);
});

test.each(examplesOf('POST'))('%s is exactly POST %s with its JSON and the bearer', async (name, path) => {
  const { api, upstream } = await startScriptedAccountApi();
  const { input, answer } = exampleCalls[name];
  upstream.script(path, answers(answer));
  const answered = await callWithExample(api, name, { token: 'token-1' });
  const [request, ...more] = upstream.seen();

  expect(answered).toMatchObject({ data: answer, isSucceed: true });
  expect(more).toEqual([]);
  expect(request).toMatchObject({ method: 'POST', path, query: '' });
  expect(JSON.parse(request?.body ?? '')).toEqual(input);
  expect(request?.headers).toEqual({
    host: new URL(upstream.baseUrl).host,
    connection: expect.any(String),
    accept: 'application/json',
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'content-length': String(request?.body.length),
  });
});

test('without a token no authorization header is sent', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  await api.searchAccounts({ emailAddress: 'ada@example.com' }, {});

  expect(upstream.seen()[0]?.headers).not.toHaveProperty('authorization');
  expect(upstream.seen()[0]?.query).toBe('emailAddress=ada%40example.com');
});

test('fields that the contract does not have are not sent', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  const body = {
    ...exampleCalls.saveMarketingConsent.input,
    savedAt: '2026-11-20T10:00:00Z',
    csrf: 'canary',
  };
  await api.saveMarketingConsent(body, {});

  expect(JSON.parse(upstream.seen()[0]?.body ?? '')).toEqual(exampleCalls.saveMarketingConsent.input);
});

test('safe calls share a connection, and each call that may not be repeated gets a new one', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  for (const _ of [1, 2, 3]) await api.getAccount({});
  expect(upstream.connections()).toBe(1);

  for (const _ of [1, 2]) await api.createToken({ username: 'ada', password: 'secret' }, {});
  expect(upstream.connections()).toBe(3);
});

test('the path of the account API’s base URL is kept', async () => {
  const { upstream, recorded } = await startScriptedAccountApi();
  const api = createAccountClient({ baseUrl: `${upstream.baseUrl}/v2/`, log: recorded.log });
  await api.getAccount({});

  expect(upstream.seen()[0]?.path).toBe('/v2/api/accounts/get');
});

test('a document is read where its reference says, with the bearer; a reference to anywhere else is never followed', async () => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script('/api/documents/content/F-1', answers({ contentBase64: 'JVBERi0=' }));
  const read = (reference: string) => api.readDocument(reference, { token: 'token-1' });
  const hostile = [
    'https://evil.example/api/documents/x',
    '//evil.example/x',
    '@evil.example/api/documents/x',
    '/api/accounts/get',
    '/api/documents/../accounts/get',
    '/api/documents/%2e%2e/accounts/get',
    '/api/documents/content/x?accountId=A-2',
    '/api/documents/content/x#y',
    '/api/documents/content/x\r\nX: y',
    '',
  ];

  expect((await read('/api/documents/content/F-1')).data).toEqual({ contentBase64: 'JVBERi0=' });
  for (const reference of hostile)
    expect([reference, await read(reference)]).toEqual([reference, failedAnswer]);
  expect(upstream.seen()).toMatchObject([
    { method: 'GET', path: '/api/documents/content/F-1', headers: { authorization: 'Bearer token-1' } },
  ]);
});

test('a reference that leads elsewhere is dropped from the list, and the documents stay', () => {
  const [document] = exampleCalls.getLatestDocuments.answer;
  const parse = (contentPath: unknown) => accountDocuments.parse([{ ...document, contentPath }])[0];

  expect(parse('https://evil.example/x')).toEqual({ ...document, contentPath: undefined });
  expect(parse('/api/auth/token')?.contentPath).toBeUndefined();
  expect(parse('/api/documents/content/F-1')?.contentPath).toBe('/api/documents/content/F-1');
});
