import { formatCount } from '#shared/format/format-count.ts';
import styles from './no-deals.module.css';
import type { ResultsData } from './results-data.ts';

/** Shown when no deal matches: the filters whose removal brings deals back. */
export function NoDeals({ data }: { readonly data: ResultsData }) {
  const { chips, relaxations, clearHref, heading } = data;
  if (chips.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>No deals at the moment</h2>
        <p>{`We have no deals for ${heading} today.`}</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>No exact matches</h2>
      {relaxations.length > 0 && (
        <>
          <p>Remove one filter:</p>
          <ul>
            {relaxations.map(({ label, href, total }) => (
              <li key={href}>
                <a href={href}>{`Without “${label}”`}</a>
                {` — ${formatCount(total, 'deal')}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={clearHref}>Clear all filters</a>
      </p>
    </div>
  );
}
