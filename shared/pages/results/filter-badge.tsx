import type { ReactNode } from 'react';
import styles from './filter-badge.module.css';

/** How many filters are on. */
export function FilterBadge({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
