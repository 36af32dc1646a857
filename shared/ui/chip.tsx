import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly href: string;
  readonly isCurrent?: boolean;
}

/** A small link for one choice, such as a filter to remove or a section to go to. */
export function Chip({ children, href, isCurrent = false }: ChipProps) {
  return (
    <a className={styles.chip} href={href} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  );
}
