import type { AccountCallName, CallData, CallInput } from '#server/account-contract/account-calls.ts';
import type { Answer } from '#server/account-contract/answer.ts';
import type { DocumentContent } from '#server/account-contract/document.ts';
import type { CallContext } from '#server/platform/upstream/call-limits.ts';

/**
 * The account API, one function for each call of the contract. Never throws, and answers within 1.5 s (10 s where the
 * API derives a key). A call that failed for any reason gives `failedAnswer`; only for refusals that callers handle
 * differently it also has one of `subCodes`, or 404 as `code`. An expired token is always `code` 401 or `subCode`
 * `tokenExpired`.
 */
export type AccountApi = {
  readonly [Name in AccountCallName]: Call<CallInput<Name>, CallData<Name>>;
} & {
  /** The content of a document, by the reference that the list of documents gave; 10 s at most. */
  readonly readDocument: Call<string, DocumentContent>;
};

type Call<Input, Data> = undefined extends Input
  ? (context: CallContext) => Promise<Answer<Data>>
  : (input: Input, context: CallContext) => Promise<Answer<Data>>;
