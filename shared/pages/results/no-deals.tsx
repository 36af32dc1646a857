import { formatCount } from '#shared/format/format-count.ts';
import styles from './no-deals.module.css';
import type { ResultsData } from './results-data.ts';

/** Shown when no deal matches: the filters whose removal brings deals back. */
export function NoDeals({ data }: { readonly data: ResultsData }) {
  const { chips, relaxations, clearHref, heading } = data;
  if (chips.length === 0) {
    return (
      <div className={styles.empty}>
        <h2>Nothing here today</h2>
        <p>{`There are no deals on this page at the moment: ${heading}.`}</p>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>No deal matches all of that</h2>
      {relaxations.length > 0 && (
        <>
          <p>Taking away one filter brings deals back:</p>
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
        <a href={clearHref}>Clear every filter</a>
      </p>
    </div>
  );
}
