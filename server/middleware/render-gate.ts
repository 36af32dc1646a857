import { UnavailableError } from '#server/errors.ts';

/** Lets a bounded number of renders run at once, so that overload is answered at once instead of queueing for seconds. */
export interface RenderGate {
  /** Runs the task now or after those that wait. Throws an `UnavailableError` at once when too many wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
}

/** A gate for `limit` renders at a time with room for `queueLimit` more to wait, first come first served. */
export function createRenderGate(limit: number, queueLimit: number): RenderGate {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    if (queue.length >= queueLimit) {
      throw new UnavailableError('The site is very busy. Please try again in a few seconds.');
    }
    // Whoever leaves hands over the place, so `running` stays as it is and nobody slips in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
  };
}
