import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDerivingMs } from '#server/account-api/start-account-api.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import { newestLink, newPassword, newRegistration } from './testing/contract-suite/newcomer.ts';
import { startTestAccountApi, type TestAccountApi, toTarget } from './testing/embedded-account-api.ts';

let api: TestAccountApi;
let client: AccountApi;
beforeAll(async () => {
  api = await startTestAccountApi();
  client = createAccountClient({
    baseUrl: api.baseUrl,
    log: api.log.log,
    limits: { derivingCallMs: embeddedDerivingMs },
  });
});
afterAll(() => api.close());

test('the site’s client accepts every answer of the embedded API', async () => {
  const { username, password } = toTarget(() => api).own;
  const signedIn = await client.createToken({ username, password }, {});
  const { token = '', accountId = '' } = signedIn.data ?? {};
  const context = { token };
  const orders = await client.getLatestOrders(accountId, context);
  const contracts = await client.getContracts(accountId, context);
  const file = {
    name: 'a.pdf',
    type: 'application/pdf',
    kind: 'other',
    contentBase64: btoa('%PDF-1.4'),
  } as const;
  const consent = { accountId, email: true, phone: true, sms: false, post: false };

  const answers = {
    signedIn,
    orders,
    contracts,
    order: await client.getOrder(orders.data?.[0]?.orderId ?? '', context),
    contract: await client.getContract(contracts.data?.[0]?.dealSheetId ?? '', context),
    account: await client.getAccount(context),
    quotes: await client.getLatestQuotes(accountId, context),
    manager: await client.getAccountManager(accountId, context),
    balance: await client.getWalletBalance(accountId, context),
    wallet: await client.getWallet(accountId, context),
    counts: await client.getMenuCounts(accountId, context),
    documents: await client.getLatestDocuments(accountId, context),
    consent: await client.getMarketingConsent(accountId, context),
    walletCode: await client.sendWalletCode({ accountid: accountId, emailaddress: username }, context),
    upload: await client.uploadDocument({ accountId, ...file }, context),
    savedConsent: await client.saveMarketingConsent(consent, context),
    search: await client.searchAccounts({ emailAddress: username }, {}),
    confirmation: await client.sendConfirmationCode({ accountId, sendmethod: 'email' }, {}),
  };

  expect(Object.entries(answers).filter(([, { isSucceed }]) => !isSucceed)).toEqual([]);
});

test('the site’s client registers, completes and resets a password', async () => {
  const registration = {
    ...newRegistration(),
    accountType: 'personal',
    allowedCommunicationTypes: [],
  } as const;
  const { email } = registration;
  const newest = () =>
    newestLink(
      toTarget(() => api),
      email,
    );
  const body = { ...registration, allowedCommunicationTypes: [] };

  expect((await client.createAccount(body, {})).isSucceed).toBe(true);
  const completion = { ...(await newest()), password: newPassword, email };
  expect((await client.completeAccount(completion, {})).isSucceed).toBe(true);
  expect((await client.sendForgottenPasswordEmail({ Email: email }, {})).isSucceed).toBe(true);
  const reset = { ...(await newest()), password: randomUUID() };
  expect((await client.updateForgottenPassword(reset, {})).isSucceed).toBe(true);
  expect((await client.createAccount(body, {})).status).toMatchObject({ code: 409, subCode: 4 });
});
