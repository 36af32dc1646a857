import type { ReactNode } from 'react';
import styles from './fact-section.module.css';

interface FactSectionProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A section about the vehicle, under its heading. */
export function FactSection({ heading, children }: FactSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
