import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { createResourceSite, succeed } from '#server/accounts/testing/resource-site.ts';
import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { AccountHolder, OwnData } from '#server/platform/person/own-data.ts';
import { emptyOwnData } from '#server/testing/empty-own-data.ts';
import { memorySessions } from '#server/testing/memory-sessions.ts';
import { ownDataRoutes } from './own-data-routes.ts';

const details = {
  accountNumber: '1',
  accountType: 'personal',
  firstName: 'A',
  lastName: 'B',
  isLexCustomer: false,
} as const;
const password = 'correct horse battery';

/** A site on which every account's id is the first part of its address, and all passwords are the same. */
function openSite(own: Partial<OwnData> = {}) {
  const done: string[] = [];
  const tell = async (what: string, { accountId, email }: AccountHolder) =>
    void done.push(`${what} ${accountId} ${email}`);
  const ownData: OwnData = {
    ...emptyOwnData,
    copy: async ({ accountId }) => [{ name: 'Reviews', tables: [], records: [{ words: `of ${accountId}` }] }],
    close: async (holder) => {
      await tell('close', holder);
      return 'closed';
    },
    removeDocument: async (accountId, documentId) => documentId === `document-of-${accountId}`,
    askStaff: (holder, wish) => tell(`ask ${wish}`, holder),
    ...own,
  };
  const account = stubAccountApi({
    getAccount: async ({ token }) => {
      const accountId = token?.replace('token-of-', '') ?? '';
      return succeed({ ...details, accountId, email: `${accountId}@example.com` });
    },
    createToken: async ({ username, password: given }) =>
      given === password
        ? succeed({ token: 't', accountId: username.split('@')[0] ?? '', expiresAt: '2030-01-01T00:00:00Z' })
        : {
            data: null,
            isSucceed: false,
            status: { code: 401, message: 'No', subCode: subCodes.wrongCredentials },
          },
  });
  const limits = createMemoryLimits();
  const services = { account, ownData, limits, sessions: memorySessions() };
  return { ...createResourceSite([ownDataRoutes({ services })]), done, limits };
}

test('the copy is of the session’s account, whatever the address says, as a file that no cache stores', async () => {
  const site = openSite();
  const ada = await site.signIn('ada');
  const text = await ada.get('/api/account/your-data?accountId=bob&email=bob@example.com');
  const json = await ada.get('/api/account/your-data?format=json');

  expect(text.text).toContain('Words: of ada');
  expect(text.headers).toMatchObject({
    'content-disposition': 'attachment; filename=what-we-hold.txt',
    'cache-control': expect.stringContaining('no-store'),
  });
  expect(json.body).toEqual({ sections: [{ name: 'Reviews', records: [{ words: 'of ada' }] }] });
});

test('nobody who is signed out gets a copy, and copies are counted', async () => {
  const site = openSite();
  const ada = await site.signIn('ada');
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await ada.get('/api/account/your-data')).status);

  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const stranger = await ada.get('/api/account/your-data').set('Cookie', `session=${'z'.repeat(43)}`);
  expect(stranger.status).toBe(401);
});

test('an account is closed with its password, and only that of the session', async () => {
  const site = openSite();
  const ada = await site.signIn('ada');
  const closed = await ada.postForm('/api/account/close', {
    password,
    accountId: 'bob',
    email: 'bob@example.com',
  });

  expect([closed.status, closed.headers.location]).toEqual([303, '/account/login']);
  expect(closed.headers['clear-site-data']).toContain('storage');
  expect(site.done).toEqual(['close ada ada@example.com']);
  expect((await ada.get('/api/account/your-data')).status).toBe(401);
});

test('a wrong password closes nothing, and after five tries even the right one waits', async () => {
  const site = openSite();
  const ada = await site.signIn('ada');
  const statuses: number[] = [];
  for (const each of ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', password])
    statuses.push((await ada.post('/api/account/close').send({ password: each })).status);

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  expect(site.done).toEqual([]);
});

test('a form of another site, without the token, closes nothing', async () => {
  const site = openSite();
  const ada = await site.signIn('ada');
  const forged = await ada.postForm('/api/account/close', { password, csrf: 'csrf-of-mallory' });

  expect(forged.status).toBe(403);
  expect(site.done).toEqual([]);
});

test('guesses at the password of a session are limited, and strangers who guess at the login keep no customer from closing', async () => {
  const site = openSite();
  const [ada, bob] = [await site.signIn('ada'), await site.signIn('bob')];
  for (let guess = 0; guess < 5; guess += 1) await site.limits.count('loginByAccount', 'ada@example.com');
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    statuses.push((await bob.post('/api/account/close').send({ password: 'wrong' })).status);
  const closed = await ada.post('/api/account/close').send({ password });

  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect([closed.status, site.done]).toEqual([200, ['close ada ada@example.com']]);
});

test('with a lease running, and for a shared login, closing is refused and says why', async () => {
  for (const [closing, words] of [
    ['lease-running', 'lease or an order'],
    ['shared', 'for everyone to try'],
  ] as const) {
    const site = openSite({ close: async () => closing });
    const ada = await site.signIn('ada');
    const refused = await ada.post('/api/account/close').send({ password });

    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain(words);
    expect((await ada.get('/api/account/your-data')).status).toBe(200);
  }
});

test('where another system has the accounts, closing is not here and staff are asked', async () => {
  const site = openSite({ holdsAccounts: false });
  const ada = await site.signIn('ada');

  expect((await ada.post('/api/account/close').send({ password })).status).toBe(404);
  expect((await ada.postForm('/api/account/your-data/ask', { wish: 'close' })).status).toBe(303);
  expect((await ada.post('/api/account/your-data/ask').send({ wish: 'steal' })).status).toBe(400);
  expect(site.done).toEqual(['ask close ada ada@example.com']);
});

test('a customer deletes documents of their own, and nobody else’s', async () => {
  const site = openSite();
  const ada = await site.signIn('ada');
  const remove = async (id: string) => (await ada.postForm(`/api/account/documents/${id}/remove`, {})).status;

  expect(await remove('document-of-ada')).toBe(303);
  expect((await ada.post('/api/account/documents/document-of-bob/remove').send({})).status).toBe(404);
});
