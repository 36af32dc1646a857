/** Whether the work succeeds within this time; false when it fails or takes longer. Never throws. */
export async function withinMs(timeoutMs: number, work: PromiseLike<unknown>): Promise<boolean> {
  const succeeded = Promise.resolve(work).then(
    () => true,
    () => false,
  );
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, timeoutMs, false);
  try {
    return await Promise.race([succeeded, late]);
  } finally {
    clearTimeout(timer);
  }
}
