import type { ReactNode } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly heading: string;
  /** Where all of it is. */
  readonly link?: { readonly path: string; readonly label: string };
  readonly children: ReactNode;
}

/** A part of an account page with a heading of its own. */
export function AccountPanel({ heading, link, children }: AccountPanelProps) {
  return (
    <section className={styles.panel}>
      <div className={styles.heading}>
        <h2>{heading}</h2>
        {link && <a href={link.path}>{link.label}</a>}
      </div>
      {children}
    </section>
  );
}

interface PanelFailedProps {
  /** Begins the sentence "… could not be loaded just now." */
  readonly what: string;
  /** The page itself: opening it again asks again. */
  readonly path: string;
}

/** Stands where a panel could not be loaded while the others are there. */
export function PanelFailed({ what, path }: PanelFailedProps) {
  return (
    <p className={styles.failed} role="status">
      {`${what} could not be loaded just now. `}
      <a href={path}>Try again</a>
    </p>
  );
}

/** Stands in for a panel's content until it arrives. */
export function PanelWaiting({ lines = 3 }: { readonly lines?: 1 | 2 | 3 | 4 | 5 }) {
  const rows = ['a', 'b', 'c', 'd', 'e'].slice(0, lines);
  return (
    <div className={styles.waiting}>
      <span className="visually-hidden">Loading</span>
      {rows.map((row) => (
        <span key={row} />
      ))}
    </div>
  );
}
