import { memo, type ReactNode, Suspense, use, useId, useState } from 'react';
import { toJsonText } from '#shared/seo/json-text.ts';

/**
 * A value that a loader does not wait for. On the server it is a promise; page data brings the settled value; in the
 * start state it is `{}`, because the value comes later in the same document, in a data block beside what it draws.
 */
export type Late<Value> = Promise<Value> | { readonly value?: Value };

interface LatePartProps<Value> {
  readonly of: Late<Value>;
  /** Shown until the value has arrived. */
  readonly fallback: ReactNode;
  /** Shown when the promise was rejected or took too long. */
  readonly failed: ReactNode;
  /** Must depend on the value alone, because the part is not drawn again when its parent is. */
  readonly children: (value: Value) => ReactNode;
}

/**
 * A part of a page that streams after the shell. React moves it into place by an inline script, so without JavaScript
 * the fallback stays; a loader therefore waits for whatever its page needs in any case.
 */
export const LatePart = memo(
  function LatePart<Value>({ fallback, ...part }: LatePartProps<Value>) {
    return (
      <Suspense fallback={fallback}>
        <Settled {...part} />
      </Suspense>
    );
  },
  // If the part were redrawn before its value has arrived, React would discard the server's markup.
  (before, after) => before.of === after.of,
) as <Value>(props: LatePartProps<Value>) => ReactNode;

function Settled<Value>({ of, failed, children }: Omit<LatePartProps<Value>, 'fallback'>) {
  const id = useId();
  if (of instanceof Promise) {
    const value = use(of);
    return (
      <>
        {children(value)}
        <ValueBlock id={id} text={toJsonText(value)} />
      </>
    );
  }
  if (of.value !== undefined) return children(of.value);
  return (
    <FromBlock id={id} failed={failed}>
      {children}
    </FromBlock>
  );
}

type FromBlockProps<Value> = Pick<LatePartProps<Value>, 'failed' | 'children'> & { readonly id: string };

/** In the browser: hydrates what the server drew, from the data block beside it. */
function FromBlock<Value>({ id, failed, children }: FromBlockProps<Value>) {
  const [text] = useState(() => document.getElementById(id)?.textContent);
  if (!text && document.readyState === 'loading') use(untilDocumentEnds());
  if (!text) return failed;
  return (
    <>
      {children(JSON.parse(text) as Value)}
      <ValueBlock id={id} text="" />
    </>
  );
}

let documentEnd: Promise<void> | undefined;

function untilDocumentEnds(): Promise<void> {
  documentEnd ??= new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
  return documentEnd;
}

/** A data block, which browsers do not run; hydration keeps the server's text. */
function ValueBlock({ id, text }: { id: string; text: string }) {
  return (
    <script
      type="application/json"
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON text from `toJsonText`, which escapes "<"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
