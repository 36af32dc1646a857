import { Agent } from 'node:http';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import { confirmationCodeMessage, walletCodeMessage } from './messages.ts';
import { startAccountApi } from './start-account-api.ts';
import { newRegistration } from './testing/contract-suite/newcomer.ts';
import {
  demonstrationCredentials,
  startTestAccountApi,
  type TestAccountApi,
} from './testing/embedded-account-api.ts';

let api: TestAccountApi;
beforeAll(async () => {
  api = await startTestAccountApi();
});
afterAll(() => api.close());

const ask = () => supertest(api.baseUrl);

async function signIn(): Promise<{ readonly token: string; readonly accountId: string }> {
  const credentials = demonstrationCredentials('demo-personal');
  return (await ask().get('/api/auth/token').query(credentials)).body.data;
}

test('HEAD is refused, because it could send a code', async () => {
  const path = '/api/accounts/confirmationcode?accountId=demo-personal&sendmethod=email';

  expect((await ask().head(path)).status).toBe(405);
  expect(await api.listMessages()).toEqual([]);
});

test('a request under another host name is refused', async () => {
  expect((await ask().get('/mailbox.json').set('Host', 'evil.example:80')).status).toBe(404);
  expect((await ask().get('/mailbox.json')).status).toBe(200);
});

test('answers say that caches must not store them', async () => {
  const response = await ask().get('/api/accounts/get');

  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers).not.toHaveProperty('x-powered-by');
});

test('without a token the body is not read', async () => {
  const request = ask().post('/api/documents/upload/base64').set('Content-Type', 'application/json');

  expect((await request.send('{"not json')).status).toBe(401);
});

test('a token in the query or of another scheme is refused', async () => {
  const { token } = await signIn();

  expect((await ask().get('/api/accounts/get').query({ token })).status).toBe(401);
  expect((await ask().get('/api/accounts/get').set('Authorization', `Basic ${token}`)).status).toBe(401);
  expect((await ask().get('/api/accounts/get').set('Authorization', `Bearer ${token}`)).status).toBe(200);
});

test('a file that is sent again within a day, as after a lost answer, is stored once', async () => {
  const send = async (content: string, name = 'Again.pdf') => {
    const { token, accountId } = await signIn();
    const body = { accountId, name, type: 'application/pdf', contentBase64: btoa(`%PDF-1.4 ${content}`) };
    const path = '/api/documents/upload/base64';
    return (await ask().post(path).set('Authorization', `Bearer ${token}`).send(body)).body.data.documentId;
  };
  const [first, ...others] = await Promise.all([send('one'), send('one'), send('two'), send('one', 'B.pdf')]);
  const again = await send('one');
  api.passTime(25 * 60 * 60 * 1000);

  expect(others).toEqual([first, expect.not.stringContaining(first), expect.not.stringContaining(first)]);
  expect(again).toBe(first);
  expect(await send('one')).not.toBe(first);
});

test('the mailbox shows messages as text, and links to this site as links', async () => {
  const siteOrigin = 'http://localhost:3000';
  await api.mail.send({ to: 'a@example.com', subject: '<img src=x onerror=alert(1)>', text: '<b>' });
  await api.mail.send({
    to: 'a@example.com',
    subject: 'Link',
    text: `${siteOrigin}/account/login\nhttp://evil.example/`,
  });
  const { text, headers } = await ask().get('/mailbox');

  expect(text).not.toContain('<img');
  expect(text).toContain('&lt;b&gt;');
  expect(text).toContain(`<a href="${siteOrigin}/account/login">`);
  expect(text).not.toContain('<a href="http://evil.example');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

/** Another account API over the same database, with these functions of its outbox replaced. */
const startOther = (outbox: Partial<MailOutbox>) =>
  startAccountApi({
    database: api.database,
    log: api.log.log,
    siteOrigin: 'http://localhost:3000',
    siteName: 'Example Leasing',
    demonstrationData: true,
    mail: { send: async () => undefined },
    outbox: { ...api.outbox, ...outbox },
  });

test('an unexpected error is a 500 without its message, and its log line has nothing of the request', async () => {
  const failing = await startOther({ storeWith: () => Promise.reject(new Error('the outbox is away')) });
  const registration = newRegistration();
  const response = await supertest(failing.baseUrl).post('/api/accounts/createaccount').send(registration);
  await failing.close();

  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    data: null,
    status: { code: 500, message: 'Error', subCode: 0 },
    isSucceed: false,
  });
  expect(api.log.text()).toContain('the outbox is away');
  expect(api.log.text()).not.toContain(registration.email);
  expect(api.log.text()).not.toContain(registration.password);
});

test('without a mailbox there is no page of messages', async () => {
  const other = await startOther({});
  const response = await supertest(other.baseUrl).get('/mailbox.json');
  await other.close();

  expect(response.status).toBe(404);
});

test('closing waits for calls that are being answered, and not for a client that keeps its connection open', async () => {
  const { promise: isStoring, resolve: storing } = Promise.withResolvers<void>();
  const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>();
  const other = await startOther({
    storeWith: async (work) => {
      storing();
      await mayFinish;
      return api.outbox.storeWith(work);
    },
  });
  const agent = new Agent({ keepAlive: true });
  const post = supertest(other.baseUrl).post('/api/accounts/createaccount').agent(agent);
  const answered = post.send(newRegistration()).then(({ status }) => status);
  await isStoring;
  const closed = other.close();
  finish();

  expect(await answered).toBe(200);
  await closed;
  agent.destroy();
});

test('an order asks for the documents of its stage until one of that kind has come since it was made', async () => {
  const { token, accountId } = await signIn();
  const bearer = { Authorization: `Bearer ${token}` };
  const orders = (await ask().get('/api/orders/getlatest').query({ accountid: accountId }).set(bearer)).body
    .data;
  const { orderId: orderid } = orders.find((each: { stage: string }) => each.stage === 'in-transit');
  const read = async () =>
    (await ask().get('/api/orders/getorder').query({ orderid }).set(bearer)).body.data.askedDocuments;

  const neededBy = expect.stringMatching(/^20/);
  expect(await read()).toEqual([
    { kind: 'driving-licence', neededBy },
    { kind: 'insurance-certificate', neededBy },
  ]);
  const licence = { name: 'Licence.pdf', type: 'application/pdf', kind: 'driving-licence' };
  const body = { accountId, ...licence, contentBase64: btoa('%PDF-1.4') };
  await ask().post('/api/documents/upload/base64').set(bearer).send(body);
  expect(await read()).toEqual([
    { kind: 'driving-licence', neededBy, receivedAt: expect.stringMatching(/^20/) },
    { kind: 'insurance-certificate', neededBy },
  ]);
});

test('no message asks for a code by phone, and no code is to be told to whoever asks for it', async () => {
  const texts = [
    confirmationCodeMessage('a@example.com', '123456'),
    walletCodeMessage('a@example.com', '123456'),
  ];

  for (const { text } of texts) expect(text).toMatch(/We’ll never (?:ask you for a code by phone|call)/);
  expect(texts[0]?.text).not.toMatch(/anyone but us|tell us/);
});
