import { UnavailableError } from '#server/platform/http/errors.ts';

/** Lets so many uploads be in memory at once; the next is asked to come back. */
export function createUploadGate(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      throw new UnavailableError('Many files are arriving just now. Please try again in a few seconds.');
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
