import { accountCallNames } from '#server/account-contract/account-calls.ts';
import { failedAnswer } from '#server/account-contract/answer.ts';
import type { AccountApi } from '#server/accounts/client/account-api.ts';

const fail = async () => failedAnswer;

/** An account API that answers as the test says and fails every other call. */
export function stubAccountApi(answers: Partial<AccountApi> = {}): AccountApi {
  const failing = Object.fromEntries(accountCallNames.map((name) => [name, fail])) as unknown as AccountApi;
  return { ...failing, readDocument: fail, ...answers };
}
