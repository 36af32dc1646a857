import type { Late } from '#shared/ui/late-part.tsx';

/** How long a page holds its first bytes back for its panels, so that most need no script to be seen. */
const patienceMs = 250;

type Calls = Readonly<Record<string, Promise<unknown>>>;
type Shown<C extends Calls> = { readonly [Name in keyof C]: Late<Awaited<C[Name]>> };

/**
 * The values that are there soon, or however late when the visitor asked to wait; of all others the promise, which
 * streams. Throws what a call threw in that time.
 */
export async function showSoon<C extends Calls>(calls: C, search: URLSearchParams): Promise<Shown<C>> {
  const late = Symbol('late');
  const { promise: patience, resolve } = Promise.withResolvers<typeof late>();
  const timer = search.get('wait') === 'true' ? undefined : setTimeout(() => resolve(late), patienceMs);
  const shown = Object.entries(calls).map(async ([name, call]) => {
    const first = await Promise.race([call, patience]);
    return [name, first === late ? call : { value: first }] as const;
  });
  try {
    return Object.fromEntries(await Promise.all(shown)) as Shown<C>;
  } finally {
    clearTimeout(timer);
  }
}
