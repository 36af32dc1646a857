import supertest from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import { createGate } from '#server/platform/http/gate.ts';
import { recordLog } from '#server/testing/recorded-log.ts';
import { createPasswords } from './credentials/passwords.ts';
import { accountTokens } from './store/account-tables.ts';
import { newestLink, newPassword, register, registerFully } from './testing/contract-suite/newcomer.ts';
import { demonstrationCredentials, startTestAccountApi, toTarget } from './testing/embedded-account-api.ts';

const cost = { logN: 4, r: 1, p: 1 };
/**
 * Limits that even a busy machine does not reach, so that only the gate or a caller who hangs up ends a call in these
 * tests.
 */
const limits = { callMs: 30_000, derivingCallMs: 60_000 };
const patient = { timeout: 30_000 };
// Each test opens an embedded database of its own.
vi.setConfig({ testTimeout: 60_000 });

const credentials = demonstrationCredentials('demo-personal');

/** An API whose derivations can be held up until they are let go; two at once and three more in the queue. */
async function startHeldApi() {
  let held = Promise.resolve();
  const counts = { begun: 0 };
  const deriveKey = async (password: string) => {
    counts.begun += 1;
    await held;
    return Buffer.alloc(32, password.length);
  };
  const gate = createGate({ atOnce: 2, waiting: 3 });
  const api = await startTestAccountApi({ passwords: createPasswords({ cost, deriveKey, gate }) });
  onTestFinished(() => api.close());
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  const log = recordLog();
  return {
    api,
    counts,
    hold,
    log,
    client: createAccountClient({ baseUrl: api.baseUrl, log: log.log, limits }),
  };
}

type HeldApi = Awaited<ReturnType<typeof startHeldApi>>;

/** Sets a password by a mailed link, because the demonstration's hash was not made by the test's derivation. */
async function setPassword({ api, client }: HeldApi, email: string): Promise<string> {
  await client.sendForgottenPasswordEmail({ Email: email }, {});
  const link = await newestLink(
    toTarget(() => api),
    email,
  );
  expect((await client.updateForgottenPassword({ ...link, password: newPassword }, {})).isSucceed).toBe(true);
  return newPassword;
}

test('of many logins at the same time some wait and succeed, the others are refused at once, and none is half done', async () => {
  const site = await startHeldApi();
  const { api, counts, hold, client } = site;
  const username = credentials.username;
  const password = await setPassword(site, username);
  const letGo = hold();
  const before = counts.begun;
  const finished: boolean[] = [];
  const logins = Array.from({ length: 20 }, async () => {
    const { isSucceed } = await client.createToken({ username, password }, {});
    finished.push(isSucceed);
  });
  // Refused logins end while all derivations are still held up.
  await expect.poll(() => finished, patient).toEqual(Array(15).fill(false));
  const during = counts.begun - before;
  const reading = await supertest(api.baseUrl).get('/api/accounts/search').query({ emailAddress: username });
  letGo();
  await Promise.all(logins);

  expect(during).toBe(2);
  expect(reading.status).toBe(200);
  expect(finished.filter((isSucceed) => isSucceed)).toHaveLength(5);
  expect(await api.database.orm.$count(accountTokens)).toBe(5);
  expect(client.state()).toBe('closed');
});

test('a refused login is a 503 in the envelope that says when to come back, and no line in the log', async () => {
  const { api, hold } = await startHeldApi();
  const ask = () => supertest(api.baseUrl).get('/api/auth/token').query(credentials);
  const letGo = hold();
  const asked = Array.from({ length: 6 }, () => ask().then((response) => response));
  const { status, headers, body } = await Promise.race(asked);
  letGo();
  await Promise.all(asked);

  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toMatchObject({ data: null, status: { code: 503, subCode: 0 }, isSucceed: false });
  expect(api.log.text()).toBe('');
});

test('a completion whose caller hangs up has not spent its link', async () => {
  const { api, counts, hold, client } = await startHeldApi();
  const target = toTarget(() => api);
  const { email } = await register(target);
  const body = { ...(await newestLink(target, email)), password: newPassword, email };
  const letGo = hold();
  const leaving = new AbortController();
  const before = counts.begun;
  const cut = client.completeAccount(body, { signal: leaving.signal });
  await expect.poll(() => counts.begun, patient).toBe(before + 1);
  leaving.abort();
  expect((await cut).isSucceed).toBe(false);
  // Answered after the server has noticed that the caller hung up.
  await client.searchAccounts({ emailAddress: email }, {});
  letGo();
  await client.searchAccounts({ emailAddress: email }, {});

  expect((await client.completeAccount(body, {})).isSucceed).toBe(true);
});

test('a new password whose caller hangs up while it waits for its turn has not spent its link', async () => {
  const { api, counts, hold, client } = await startHeldApi();
  const target = toTarget(() => api);
  const { username: email } = await registerFully(target);
  await client.sendForgottenPasswordEmail({ Email: email }, {});
  const body = { ...(await newestLink(target, email)), password: 'another password' };
  const letGo = hold();
  const before = counts.begun;
  const logins = [1, 2].map(() => client.createToken(credentials, {}));
  await expect.poll(() => counts.begun, patient).toBe(before + 2);
  const leaving = new AbortController();
  const cut = client.updateForgottenPassword(body, { signal: leaving.signal });
  await client.searchAccounts({ emailAddress: email }, {});
  leaving.abort();
  expect((await cut).isSucceed).toBe(false);
  await client.searchAccounts({ emailAddress: email }, {});
  letGo();
  await Promise.all(logins);

  expect(counts.begun).toBe(before + 2);
  expect((await client.updateForgottenPassword(body, {})).isSucceed).toBe(true);
});
