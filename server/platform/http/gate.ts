import { BulkheadRejectedError, bulkhead, TaskCancelledError } from 'cockatiel';
import { UnavailableError } from './errors.ts';

interface GateOptions {
  /** How many tasks run at the same time. */
  readonly atOnce: number;
  /** How many more may wait for their turn, first come first served; none unless given. */
  readonly waiting?: number;
  /** What a visitor is told who comes when all places are taken. */
  readonly refusal?: string;
}

/** Runs a bounded number of tasks at once, so that overload is refused at once instead of queueing for seconds. */
export interface Gate {
  /**
   * Runs the task now or after those that wait. Throws an `UnavailableError` at once when too many wait, and an
   * `AbortError` in place of running a task whose signal was aborted while it waited.
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

const usualRefusal = 'The site is very busy. Please try again in a few seconds.';

/** A gate with places of its own. */
export function createGate({ atOnce, waiting = 0, refusal = usualRefusal }: GateOptions): Gate {
  const places = bulkhead(atOnce, waiting);
  return {
    run: async (task, signal) => {
      try {
        return await places.execute(task, signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new UnavailableError(refusal, { cause: error });
        if (error instanceof TaskCancelledError) signal?.throwIfAborted();
        throw error;
      }
    },
  };
}
