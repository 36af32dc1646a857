import { expect, test } from 'vitest';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { createResourceSite, succeed } from '#server/accounts/testing/resource-site.ts';
import { stubAccountApi } from '#server/accounts/testing/stub-account-api.ts';
import { createMemoryLimits } from '#server/platform/http/limits/create-limits.ts';
import type { OwnData } from '#server/platform/person/own-data.ts';
import { emptyOwnData } from '#server/testing/empty-own-data.ts';
import { codeRoutes } from './code-routes.ts';
import { contactWayRoutes } from './contact-way-routes.ts';

const holder = {
  accountId: 'ada',
  accountNumber: '1',
  accountType: 'personal',
  firstName: 'Ada',
  lastName: 'B',
  email: 'ada@example.com',
  isLexCustomer: false,
} as const;

/** A site whose account API keeps the parameters of what it was asked. */
function accountSite(answers: Partial<AccountApi> = {}) {
  const asked: object[] = [];
  const withdrawn: string[] = [];
  const account = stubAccountApi({
    getAccount: async () => succeed(holder),
    saveMarketingConsent: async ({ accountId, ...consent }, { token }) => {
      asked.push({ accountId, token, ...consent });
      return succeed({ ...consent, savedAt: '2026-11-20T10:00:00Z' });
    },
    sendWalletCode: async (query, { token }) => {
      asked.push({ ...query, token });
      return succeed({ sentTo: 'a***@example.com' });
    },
    ...answers,
  });
  const ownData: OwnData = {
    ...emptyOwnData,
    withdrawMarketing: async ({ email }) => void withdrawn.push(email),
  };
  const services = { account, ownData, limits: createMemoryLimits() };
  return {
    ...createResourceSite([contactWayRoutes({ services }), codeRoutes({ services })]),
    asked,
    withdrawn,
  };
}

const own = { accountId: 'ada', token: 'token-of-ada' };

test('who wants no offers by email takes back what forms with the same address agreed to', async () => {
  const site = accountSite();
  const ada = await site.signIn('ada');
  await ada.post('/api/account/consent').send({ email: true });
  expect(site.withdrawn).toEqual([]);
  await ada.post('/api/account/consent').send({ email: false, phone: true });

  expect(site.withdrawn).toEqual(['ada@example.com']);
});

test('the ways of contact that are ticked are stored as allowed, the others as refused', async () => {
  const site = accountSite();
  const ada = await site.signIn('ada');
  const none = await ada.postForm('/api/account/consent', {});
  await ada
    .post('/api/account/consent')
    .type('form')
    .send(`csrf=${ada.csrf}&allowedCommunicationTypes=email&allowedCommunicationTypes=post`);
  await ada.postForm('/api/account/consent', { allowedCommunicationTypes: 'sms' });
  await ada.post('/api/account/consent').send({ email: true, phone: true, sms: false, post: false });

  expect([none.status, none.headers.location]).toEqual([303, '/account/personal-details']);
  expect(site.asked).toEqual([
    { ...own, email: false, phone: false, sms: false, post: false },
    { ...own, email: true, phone: false, sms: false, post: true },
    { ...own, email: false, phone: false, sms: true, post: false },
    { ...own, email: true, phone: true, sms: false, post: false },
  ]);
});

test('consents other than true or false, and bodies of a shape that is not known, are refused', async () => {
  const site = accountSite();
  const ada = await site.signIn('ada');
  const odd = [
    { email: 'maybe' },
    { allowedCommunicationTypes: 'pigeon' },
    { post: 1 },
    {},
    [],
    [['email']],
    { allowedCommunicationTypes: [['email']] },
    { consent: [['email']] },
    { 'allowedCommunicationTypes[]': 'email' },
    { email: true, accountId: 'bob' },
  ];
  const statuses: number[] = [];
  for (const body of odd) statuses.push((await ada.post('/api/account/consent').send(body)).status);

  expect(statuses).toEqual(odd.map(() => 400));
  expect(site.asked).toEqual([]);
});

test("the wallet's code goes to the account's own address, three times an hour", async () => {
  const site = accountSite();
  const ada = await site.signIn('ada');
  const statuses: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const body = { emailAddress: 'eve@example.com', accountId: 'bob' };
    statuses.push((await ada.post('/api/account/wallet/code').send(body)).status);
  }
  const bob = await (await site.signIn('bob')).post('/api/account/wallet/code').send({});

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(site.asked.slice(0, 3)).toEqual(
    Array(3).fill({
      token: own.token,
      accountid: 'ada',
      emailaddress: 'ada@example.com',
    }),
  );
  expect(bob.status).toBe(200);
});

test('when a code cannot be sent, the page says so', async () => {
  const failed = stubAccountApi();
  const ada = await accountSite({ sendWalletCode: failed.sendWalletCode }).signIn('ada');
  const answer = await ada.postForm('/api/account/wallet/code', {});

  expect(answer.headers.location).toBe('/account/wallet');
  expect(await ada.findEcho()).not.toHaveProperty('isDone');
  expect((await ada.findEcho())?.message).toMatch(/can’t reach your account/);
});
