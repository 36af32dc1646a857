import { type Answer, subCodes } from '#server/account-contract/answer.ts';
import { SignedOutError } from '#server/platform/http/errors.ts';
import type { Late } from '#shared/ui/late-part.tsx';

/** What a panel shows: `{ value }`, or `{}` after a failed call. */
export interface PanelValue<View> {
  readonly value?: View;
}

/** The data of a call as its panel shows it; without a value if the call fails. */
export async function toPanel<Data, View>(
  call: Promise<Answer<Data>>,
  toView: (data: Data) => View,
): Promise<PanelValue<View>> {
  const { data, isSucceed } = await call;
  return isSucceed && data !== null ? { value: toView(data) } : {};
}

/** As `toPanel`, for panels that a page waits for: throws `SignedOutError` when the account API rejects the token. */
export async function toFirstPanel<Data, View>(
  call: Promise<Answer<Data>>,
  toView: (data: Data) => View,
): Promise<PanelValue<View>> {
  const { status } = await call;
  if (status.subCode === subCodes.tokenExpired || status.code === 401) throw new SignedOutError();
  return toPanel(call, toView);
}

/** How long a page waits for its panels before its first bytes are sent, so that most panels need no script. */
const patienceMs = 250;

type Calls = Readonly<Record<string, Promise<unknown>>>;
type Shown<C extends Calls> = { readonly [Name in keyof C]: Late<Awaited<C[Name]>> };

/**
 * Waits a quarter of a second for the calls, or until all have ended if the visitor asked for that (`wait=true`).
 * Returns the value of each call that has ended, and the promise of each other, which streams. Throws what a call threw
 * meanwhile.
 */
export async function settleSoon<C extends Calls>(calls: C, search: URLSearchParams): Promise<Shown<C>> {
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
