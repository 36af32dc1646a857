import { expect, test } from 'vitest';
import { type AccountCallName, accountCalls } from '#server/account-contract/account-calls.ts';
import { failedAnswer } from '#server/account-contract/answer.ts';
import { accountDocuments } from '#server/account-contract/document.ts';
import { exampleAnswers } from '#server/accounts/client/testing/example-answers.ts';
import { callWithExample, exampleInputs } from '#server/accounts/client/testing/example-calls.ts';
import { startScriptedAccountApi } from '#server/accounts/client/testing/scripted-account-api.ts';
import { answers } from '#server/platform/upstream/testing/behaviours.ts';
import { createAccountClient } from './create-account-client.ts';

type CallName = keyof typeof accountCalls;

// Written out from the spec (section 7), not taken from the table under test.
const gets: readonly (readonly [CallName, string, string])[] = [
  ['searchAccounts', '/api/accounts/search', 'emailAddress=ada%2Bx%40example.com&phoneNumber=07700%20900000'],
  ['sendConfirmationCode', '/api/accounts/confirmationcode', 'accountId=A-1&sendmethod=sms'],
  [
    'createToken',
    '/api/auth/token',
    'username=ada%40example.com&password=canary-password%20%26%3D%2B%25%3F%23%2F%C3%A9',
  ],
  ['getLatestQuotes', '/api/quotes/getlatest', 'accountId=A-1'],
  ['getLatestOrders', '/api/orders/getlatest', 'accountid=A-1'],
  ['getOrder', '/api/orders/getorder', 'orderid=O-1'],
  ['getAccountManager', '/api/accounts/getamstatus', 'id=A-1'],
  ['getAccount', '/api/accounts/get', ''],
  ['getContracts', '/api/contracts/getcontracts', 'accountId=A-1'],
  ['getContract', '/api/contracts/getcontract', 'dealsheetid=D%2F1%26x%3D2'],
  ['getWalletBalance', '/api/wallet/getbalance', 'accountid=A-1'],
  ['getMenuCounts', '/api/menu/getmenucounts', 'accountid=A-1'],
  ['sendWalletCode', '/api/wallet/sendcode', 'accountid=A-1&emailaddress=ada%40example.com'],
  ['getLatestDocuments', '/api/documents/getlatest', 'accountId=A-1'],
  ['getWallet', '/api/wallet/getwallet', 'accountid=A-1'],
  ['getMarketingConsent', '/api/marketingconsent/get', 'accountId=A-1'],
];

const posts: readonly (readonly [AccountCallName, string])[] = [
  ['createAccount', '/api/accounts/createaccount'],
  ['completeAccount', '/api/accounts/createaccount'],
  ['updateForgottenPassword', '/api/accounts/updateforgottenpassword'],
  ['sendForgottenPasswordEmail', '/api/accounts/forgottenpasswordemail'],
  ['uploadDocument', '/api/documents/upload/base64'],
  ['saveMarketingConsent', '/api/marketingconsent/save'],
];

test('all sixteen GET and six POST calls of the spec are tested here', () => {
  expect([...gets, ...posts].map(([name]) => name).toSorted()).toEqual(Object.keys(accountCalls).toSorted());
  expect([gets.length, posts.length]).toEqual([16, 6]);
});

test.each(gets)('%s is exactly GET %s?%s with the bearer', async (name, path, query) => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script(path, answers(exampleAnswers[name]));
  const answer = await callWithExample(api, name, { token: 'token-1' });

  expect(answer).toEqual({
    data: exampleAnswers[name],
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

test.each(posts)('%s is exactly POST %s with its JSON and the bearer', async (name, path) => {
  const { api, upstream } = await startScriptedAccountApi();
  upstream.script(path, answers(exampleAnswers[name]));
  const answer = await callWithExample(api, name, { token: 'token-1' });
  const [request, ...more] = upstream.seen();

  expect(answer).toMatchObject({ data: exampleAnswers[name], isSucceed: true });
  expect(more).toEqual([]);
  expect(request).toMatchObject({ method: 'POST', path, query: '' });
  expect(JSON.parse(request?.body ?? '')).toEqual(exampleInputs[name]);
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
  const body = { ...exampleInputs.saveMarketingConsent, savedAt: '2026-11-20T10:00:00Z', csrf: 'canary' };
  await api.saveMarketingConsent(body, {});

  expect(JSON.parse(upstream.seen()[0]?.body ?? '')).toEqual(exampleInputs.saveMarketingConsent);
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
  const [document] = exampleAnswers.getLatestDocuments;
  const parse = (contentPath: unknown) => accountDocuments.parse([{ ...document, contentPath }])[0];

  expect(parse('https://evil.example/x')).toEqual({ ...document, contentPath: undefined });
  expect(parse('/api/auth/token')?.contentPath).toBeUndefined();
  expect(parse('/api/documents/content/F-1')?.contentPath).toBe('/api/documents/content/F-1');
});
