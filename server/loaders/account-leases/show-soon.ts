import type { Late } from '#shared/app/late-part.tsx';

/** How long a page holds its first bytes back for a panel, so that most answers need no script to be seen. */
const patienceMs = 250;

/**
 * The value itself when it is there soon, or however late when the visitor asked to wait; else its promise, which
 * streams. Throws what the call threw in that time.
 */
export async function showSoon<Value>(
  promise: Promise<Value>,
  search: URLSearchParams,
): Promise<Late<Value>> {
  if (search.get('wait') === 'true') return { value: await promise };
  const { promise: patience, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, patienceMs);
  const first = await Promise.race([promise.then((value) => ({ value })), patience]);
  clearTimeout(timer);
  return first ?? promise;
}
