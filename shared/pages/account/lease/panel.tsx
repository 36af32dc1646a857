import type { ReactNode } from 'react';
import { type Late, LatePart } from '#shared/ui/late-part.tsx';
import styles from './panel.module.css';

/** The result of one call. Without a value the call failed, and only this panel says so. */
export interface Panel<Value> {
  readonly value?: Value;
}

interface PanelSource<Value> {
  /** Begins the sentence "… couldn’t be loaded." */
  readonly what: string;
  /** Path of the page, for the link to try again. */
  readonly path: string;
  readonly children: (value: Value) => ReactNode;
}

interface PanelPartProps<Value> extends PanelSource<Value> {
  readonly of: Panel<Value>;
}

/** Draws the panel's value, or says that it could not be loaded, with a link to try again. */
export function PanelPart<Value>({ of, what, path, children }: PanelPartProps<Value>) {
  return of.value === undefined ? <LoadFailed what={what} path={path} /> : children(of.value);
}

interface LatePanelProps<Value> extends PanelSource<Value> {
  readonly of: Late<Panel<Value>>;
}

/**
 * A panel that is streamed when its call is slow. Without JavaScript, a link loads the page again with all its panels.
 */
export function LatePanel<Value>({ of, what, path, children }: LatePanelProps<Value>) {
  return (
    <LatePart of={of} fallback={<Loading path={path} />} failed={<LoadFailed what={what} path={path} />}>
      {(panel) => (
        <PanelPart of={panel} what={what} path={path}>
          {children}
        </PanelPart>
      )}
    </LatePart>
  );
}

/**
 * Query parameter that makes the server wait for every panel (up to the panels' own time limit) before it sends the
 * page.
 */
const waitParameter = 'wait';

function Loading({ path }: { readonly path: string }) {
  return (
    <div className={styles.loading}>
      <p>Loading…</p>
      <noscript>
        <a href={`${path}?${waitParameter}=true`}>Show the page once everything is here</a>
      </noscript>
    </div>
  );
}

function LoadFailed({ what, path }: Omit<PanelSource<never>, 'children'>) {
  return (
    <div className={styles.failed} role="status">
      <p>
        <b>{`${what} couldn’t be loaded.`}</b> Nothing’s lost. Please try again in a moment.
      </p>
      <a href={path}>Try again</a>
    </div>
  );
}
