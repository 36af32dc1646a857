/** In so many steps a limit is waited for. A pause of the process takes one of them at most. */
const steps = 5;

/**
 * Does the work once this process could have noticed an answer for so long. Time in which it did something else, was
 * paused by the machine or collected garbage hardly counts: whoever is waited for may have answered long ago, unread.
 * So the time is waited for in steps, which pass one after the other however late the process is, and once it is over,
 * whatever has arrived is read first. Returns a function that prevents the work.
 */
export function afterAwake(ms: number, work: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  let left = steps;
  const step = () => {
    left -= 1;
    if (left > 0) timer = setTimeout(step, ms / steps);
    else immediate = setImmediate(work);
  };
  let timer = setTimeout(step, ms / steps);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/** The result of the work. Rejects with the late error if this process has waited for so long without it. */
export async function withinAwake<Result>(
  ms: number,
  work: PromiseLike<Result>,
  toLateError: () => Error = () => new Error(`No answer within ${ms} ms`),
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const stop = afterAwake(ms, () => reject(toLateError()));
  try {
    return await Promise.race([work, late]);
  } finally {
    stop();
  }
}
