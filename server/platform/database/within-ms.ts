import { withinAwake } from '#server/platform/time/after-awake.ts';

/** Whether the work succeeds within this time; false when it fails or takes longer. Never throws. */
export function withinMs(timeoutMs: number, work: PromiseLike<unknown>): Promise<boolean> {
  return withinAwake(timeoutMs, work).then(
    () => true,
    () => false,
  );
}
