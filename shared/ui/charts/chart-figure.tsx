import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface ChartFigureProps {
  /** What is drawn, above the picture. */
  readonly caption: string;
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  readonly children: ReactNode;
  /** What its lines and colours mean. */
  readonly meanings?: readonly Meaning[];
  /** The same figures as a table. */
  readonly table: ReactNode;
  /** Whether the table is unfolded at first. */
  readonly isTableOpen?: boolean | undefined;
}

/** A mark of a picture, by the class of its line, and its meaning. */
interface Meaning {
  readonly mark: 'strong' | 'other' | 'faint' | 'range';
  readonly words: string;
}

/** A picture, what its marks mean, and its figures as a table that unfolds. */
export function ChartFigure(props: ChartFigureProps) {
  const { caption, label, children, meanings, table, isTableOpen } = props;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div className={styles.picture}>
        <svg className={styles.canvas} role="img" aria-label={label}>
          {children}
        </svg>
      </div>
      {meanings && (
        <ul className={styles.key}>
          {meanings.map(({ mark, words }) => (
            <li key={mark}>
              <svg aria-hidden="true" viewBox="0 0 24 12">
                <path className={styles[mark]} d="M0 6H24" />
              </svg>
              {words}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.figures} open={isTableOpen}>
        <summary>Show the figures as a table</summary>
        {table}
      </details>
    </figure>
  );
}

/** The part of a picture that stretches with it: its places are percentages, and lines keep their width. */
export function Stretched({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
      {children}
    </svg>
  );
}
