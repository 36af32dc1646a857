import { UnavailableError } from '#server/platform/http/errors.ts';
import { withinAwake } from '#server/platform/time/after-awake.ts';

/** The result of the work. Throws `UnavailableError` when the work fails or takes longer than this. */
export async function answeredWithin<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  try {
    return await withinAwake(timeoutMs, work);
  } catch (cause) {
    throw new UnavailableError('We can’t reach your account at the moment. Please try again shortly.', {
      cause,
    });
  }
}
