import type { ReactNode } from 'react';
import styles from './deal-grid.module.css';

/** A list of deal cards in as many columns as fit; each child is an `li`. */
export function DealGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
