import type { ReactNode } from 'react';
import styles from './account-panel.module.css';

interface AccountPanelProps {
  readonly heading: string;
  /** Link to the page that has all of it. */
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
