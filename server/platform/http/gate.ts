import { BulkheadRejectedError, bulkhead, TaskCancelledError } from 'cockatiel';
import { UnavailableError } from './errors.ts';

interface GateOptions {
  /** How many tasks may run at the same time. */
  readonly atOnce: number;
  /** How many more may wait, in order of arrival; 0 if undefined. */
  readonly waiting?: number;
  /** The message for a visitor who is refused because all places are taken. */
  readonly refusal?: string;
}

/**
 * Limits how many tasks run at once, so that under overload visitors are refused at once instead of waiting for
 * seconds.
 */
export interface Gate {
  /**
   * Runs the task now, or after those that already wait. Throws an `UnavailableError` at once when too many wait, and
   * an
   * `AbortError` instead of running a task whose signal was aborted while it waited.
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}

const usualRefusal = 'The site is very busy. Please try again in a few seconds.';

/** Creates a gate with its own places. */
export function createGate({ atOnce, waiting = 0, refusal = usualRefusal }: GateOptions): Gate {
  const places = bulkhead(atOnce, waiting);
  return {
    run: async (task, signal) => {
      try {
        return await places.execute(task, signal);
      } catch (error) {
        if (error instanceof BulkheadRejectedError)
          throw new UnavailableError(refusal, { cause: error, isUnbegun: true });
        if (error instanceof TaskCancelledError) signal?.throwIfAborted();
        throw error;
      }
    },
  };
}
