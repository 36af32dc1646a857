import { UnavailableError } from '#server/platform/http/errors.ts';

/** The result of the work. Throws `UnavailableError` when the work fails or takes longer than this. */
export async function answeredWithin<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw new UnavailableError('We can’t reach your account at the moment. Please try again shortly.', {
      cause,
    });
  } finally {
    clearTimeout(timer);
  }
}
