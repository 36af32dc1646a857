import { type Answer, failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import { SignedOutError, UnavailableError } from '#server/platform/http/errors.ts';

/**
 * The data of an answer. Throws `SignedOutError` when the account API no longer takes the token, else
 * `UnavailableError` for whatever failed.
 */
export function getAnswerData<Data>(answer: Answer<Data>): Data {
  if (answer.isSucceed && answer.data !== null) return answer.data;
  if (answer.status.subCode === subCodes.tokenExpired) throw new SignedOutError();
  throw new UnavailableError('We can’t reach your account at the moment. Please try again shortly.');
}

/** True when the account API gave no usable answer; false when it sent data or a refusal with a known reason. */
export function isServiceAway({ isSucceed, status }: Answer<unknown>): boolean {
  return (
    !isSucceed && status.code === failedAnswer.status.code && status.message === failedAnswer.status.message
  );
}
