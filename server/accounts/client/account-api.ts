import type { AccountCallName, CallData, CallInput } from '#server/account-contract/account-calls.ts';
import type { Answer } from '#server/account-contract/answer.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

/**
 * The account API, one function for each call of the contract. Never throws and answers within 1.5 s (within 10 s where
 * the API derives a key): a call that failed for any reason gives `failedAnswer`, changed only by a refusal that callers
 * tell apart, which is one of `subCodes` or 404 as `code`. A token that has run out is always `code` 401 or `subCode`
 * `tokenExpired`.
 */
export type AccountApi = {
  readonly [Name in AccountCallName]: Call<CallInput<Name>, CallData<Name>>;
};

type Call<Input, Data> = undefined extends Input
  ? (context: CallContext) => Promise<Answer<Data>>
  : (input: Input, context: CallContext) => Promise<Answer<Data>>;
