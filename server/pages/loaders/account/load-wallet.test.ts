import { expect, test } from 'vitest';
import { failedAnswer } from '#server/account-contract/answer.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import { loadWallet } from './account-loaders.ts';
import { loadDocuments } from './load-documents.ts';
import { accountRequest, succeed } from './testing/account-request.ts';

const path = '/account/wallet';

test('when one of balance and entries fails, the other is still shown', async () => {
  const answers = { getWalletBalance: () => succeed({ balancePence: 25_00 }) };
  const { balancePence, entries } = await loadWallet(accountRequest({ path, answers }));

  expect(balancePence).toEqual({ value: { value: 25_00 } });
  expect(entries).toEqual({ value: {} });
});

test('a slow call streams, unless the visitor asked to wait for it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof failedAnswer>();
  const answers = { getLatestDocuments: () => promise };
  const waiting = loadDocuments(accountRequest({ path, search: 'wait=true', answers }));
  const streamed = await loadDocuments(accountRequest({ path, answers }));
  resolve(failedAnswer);

  expect(streamed.documents).toBeInstanceOf(Promise);
  expect(await streamed.documents).toEqual({});
  expect((await waiting).documents).toEqual({ value: {} });
});

test('an expired token leads to login from a panel too', async () => {
  const expired = { ...failedAnswer, status: { code: 401, message: 'Error', subCode: 0 } };
  const answers = { getWallet: async () => expired };

  await expect(loadWallet(accountRequest({ path, answers }))).rejects.toThrow(SignedOutError);
});
