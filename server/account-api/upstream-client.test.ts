import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedDerivingMs } from '#server/account-api/start-account-api.ts';
import { type AccountCallName, accountCallNames } from '#server/account-contract/account-calls.ts';
import type { Answer } from '#server/account-contract/answer.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';
import { createAccountClient } from '#server/accounts/client/create-account-client.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';
import { newestLink, newPassword, newRegistration } from './testing/contract-suite/newcomer.ts';
import { accountQueries } from './testing/contract-suite/reading.ts';
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

  const answers: Partial<Record<AccountCallName, Answer<unknown>>> = {
    createToken: signedIn,
    getOrder: await client.getOrder(orders.data?.[0]?.orderId ?? '', context),
    getContract: await client.getContract(contracts.data?.[0]?.dealSheetId ?? '', context),
    getAccount: await client.getAccount(context),
    sendWalletCode: await client.sendWalletCode({ accountid: accountId, emailaddress: username }, context),
    uploadDocument: await client.uploadDocument({ accountId, ...file }, context),
    saveMarketingConsent: await client.saveMarketingConsent(consent, context),
    searchAccounts: await client.searchAccounts({ emailAddress: username }, {}),
    sendConfirmationCode: await client.sendConfirmationCode({ accountId, sendmethod: 'email' }, {}),
  };
  for (const { name } of accountQueries) {
    const ask = client[name] as (accountId: string, context: CallContext) => Promise<Answer<unknown>>;
    answers[name] = await ask(accountId, context);
  }
  const untried = accountCallNames.filter((name) => !(name in answers) && !newcomerCalls.has(name));

  expect(Object.entries(answers).filter(([, { isSucceed }]) => !isSucceed)).toEqual([]);
  expect(untried, 'calls of the contract that this test has to make').toEqual([]);
});

/** The calls that the next test makes. */
const newcomerCalls = new Set<AccountCallName>([
  'createAccount',
  'completeAccount',
  'sendForgottenPasswordEmail',
  'updateForgottenPassword',
]);

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
