import { z } from 'zod';
import { type Answer, answerStatus, failedAnswer, subCodes } from '#server/account-contract/answer.ts';
import type { JsonAnswer } from '#server/platform/upstream/send-request.ts';

/** The envelope that every answer of the account API must have. */
export const envelope = z.object({ data: z.unknown(), status: answerStatus });
export type Envelope = z.infer<typeof envelope>;

const knownSubCodes: ReadonlySet<number> = new Set(Object.values(subCodes));

/** How one call's answer is judged. */
interface AnswerRule<Data> {
  readonly data: z.ZodType<Data>;
  /** Whether a bearer token was sent; only then a 401 means that the token is no longer valid. */
  readonly hasToken: boolean;
  /**
   * Called with what is wrong with an answer whose HTTP status was ok: codes and the names of fields, never their
   * values.
   */
  readonly onFault: (fields: object) => void;
}

/**
 * The spec's result rule: success is an HTTP status that is ok and `status.code` 0, with data that fit the contract.
 * Data that do not fit fail the call, but are not counted by the breaker: one customer's odd record must not stop the
 * calls of all others.
 */
export function toAnswer<Data>(answer: JsonAnswer<Envelope>, rule: AnswerRule<Data>): Answer<Data> {
  const { status, body } = answer;
  if (status >= 400 || !body) return toRefusal(answer, rule.hasToken);
  const { code, subCode } = body.status;
  if (code !== 0) {
    rule.onFault({ reason: 'refused', statusCode: code, subCode });
    return toRefusal(answer, rule.hasToken);
  }
  const { success, data, error } = rule.data.safeParse(body.data);
  if (success) return { data, status: body.status, isSucceed: true };
  const places = error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  rule.onFault({ reason: 'misfit', places });
  return failedAnswer;
}

/**
 * `failedAnswer`, unless the upstream gave a reason that callers tell apart: then its `subCode` and `code` survive, its
 * message and data never. A 404 without an envelope may come from a wrong address, so it is ignored. A 401 without an
 * envelope counts when a token was sent, because a customer whom the upstream no longer knows must not look signed in.
 */
function toRefusal({ status, body }: JsonAnswer<Envelope>, hasToken: boolean): Answer<never> {
  const { code, subCode } = body?.status ?? failedAnswer.status;
  if (knownSubCodes.has(subCode)) return refusal(code || failedAnswer.status.code, subCode);
  if (status === 401 && hasToken) return refusal(401, subCodes.tokenExpired);
  return status === 404 && code === 404 ? refusal(404, 0) : failedAnswer;
}

function refusal(code: number, subCode: number): Answer<never> {
  return { ...failedAnswer, status: { ...failedAnswer.status, code, subCode } };
}
