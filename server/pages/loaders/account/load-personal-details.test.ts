import { expect, test } from 'vitest';
import { subCodes } from '#server/account-contract/answer.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import { loadAccountManager, loadPersonalDetails } from './load-personal-details.ts';
import { accountRequest, succeed } from './testing/account-request.ts';

const path = '/account/personal-details';

test('consents are shown as last saved, separately for each way of contact', async () => {
  const consent = { email: true, phone: false, sms: true, post: false, savedAt: '2026-11-01T09:00:00Z' };
  const answers = { getMarketingConsent: () => succeed(consent) };

  const data = await loadPersonalDetails(accountRequest({ path, answers }));

  expect(data.consents).toEqual({ value: { allowed: ['email', 'sms'], savedOn: '2026-11-01' } });
  expect(data.details).toEqual({});
});

test('what was wrong with a form is shown once above the page’s forms, not in each of them', async () => {
  const form = { page: path, values: {}, fields: {}, message: 'Too many attempts.' };

  const data = await loadPersonalDetails(accountRequest({ path, form }));

  expect(data.faults.message).toBe('Too many attempts.');
  expect(data.form.faults).toEqual({ fields: {} });
});

test('a token that the account API no longer accepts ends the session', async () => {
  const expired = async () => ({
    data: null,
    status: { code: 401, message: 'Expired', subCode: subCodes.tokenExpired },
    isSucceed: false,
  });

  await expect(loadPersonalDetails(accountRequest({ answers: { getAccount: expired } }))).rejects.toThrow(
    SignedOutError,
  );
  await expect(
    loadAccountManager(accountRequest({ answers: { getAccountManager: expired } })),
  ).rejects.toThrow(SignedOutError);
});
