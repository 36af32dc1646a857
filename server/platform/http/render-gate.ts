import { UnavailableError } from './errors.ts';

/** Lets a bounded number of renders run at once, so that overload is answered at once instead of queueing for seconds. */
export interface RenderGate {
  /** Runs the task now or after those that wait. Throws an `UnavailableError` at once when too many wait. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  readonly running: number;
  readonly waiting: number;
}

/** A gate for `limit` renders at a time with room for `queueLimit` more to wait, first come first served. */
export function createRenderGate(limit: number, queueLimit: number): RenderGate {
  const places: Places = { limit, queueLimit, running: 0, queue: [] };
  return {
    async run(task) {
      await enter(places);
      try {
        return await task();
      } finally {
        leave(places);
      }
    },
    get running() {
      return places.running;
    },
    get waiting() {
      return places.queue.length;
    },
  };
}

interface Places {
  readonly limit: number;
  readonly queueLimit: number;
  running: number;
  readonly queue: (() => void)[];
}

async function enter(places: Places): Promise<void> {
  if (places.running < places.limit) {
    places.running += 1;
    return;
  }
  if (places.queue.length >= places.queueLimit) {
    throw new UnavailableError('The site is very busy. Please try again in a few seconds.');
  }
  // Whoever leaves hands over the place, so `running` stays as it is and nobody slips in between.
  await new Promise<void>((resolve) => places.queue.push(resolve));
}

function leave(places: Places): void {
  const next = places.queue.shift();
  if (next) next();
  else places.running -= 1;
}
