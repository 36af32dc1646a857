import styles from './car-finance.module.css';
import type { FinanceLink } from './car-finance-data.ts';

interface FinanceLinksProps {
  readonly heading: string;
  readonly links: readonly FinanceLink[];
}

/** Pages of the area, each with what it answers. */
export function FinanceLinks({ heading, links }: FinanceLinksProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ label, path, words }) => (
          <li key={path}>
            <a href={path}>{label}</a>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
