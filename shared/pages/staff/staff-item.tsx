import type { ReactNode } from 'react';
import styles from './staff-item.module.css';

interface StaffItemProps {
  /** Id of its heading, which `children` has. */
  readonly headingId: string;
  readonly children: ReactNode;
  /** The forms that decide on it. */
  readonly decision: ReactNode;
}

/** One thing to read, and beside it what to do about it. */
export function StaffItem({ headingId, children, decision }: StaffItemProps) {
  return (
    <article className={styles.item} aria-labelledby={headingId}>
      <div>{children}</div>
      <div className={styles.decision}>{decision}</div>
    </article>
  );
}
