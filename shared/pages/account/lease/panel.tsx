import type { ReactNode } from 'react';
import { type Late, LatePart } from '#shared/ui/late-part.tsx';
import styles from './panel.module.css';

/** What one call gave; without a value it failed, and only this panel says so. */
export interface Panel<Value> {
  readonly value?: Value;
}

interface PanelSource<Value> {
  /** Begins the sentence "… could not be loaded just now." */
  readonly what: string;
  /** The page, where it is asked for again. */
  readonly path: string;
  readonly children: (value: Value) => ReactNode;
}

interface PanelPartProps<Value> extends PanelSource<Value> {
  readonly of: Panel<Value>;
}

/** The panel's value, or that it could not be loaded and how to try again. */
export function PanelPart<Value>({ of, what, path, children }: PanelPartProps<Value>) {
  return of.value === undefined ? <LoadFailed what={what} path={path} /> : children(of.value);
}

interface LatePanelProps<Value> extends PanelSource<Value> {
  readonly of: Late<Panel<Value>>;
}

/** A panel that streams when its call is slow; without JavaScript a link brings the page once all of it is there. */
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

/** Query parameter that asks for a page with every panel in it, however long the panels take within their limit. */
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
        <b>{`${what} could not be loaded just now.`}</b> Nothing is lost: our system took too long to answer.
      </p>
      <a href={path}>Try again</a>
    </div>
  );
}
