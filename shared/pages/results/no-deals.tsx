import styles from './no-deals.module.css';
import type { ResultsFacts } from './results-data.ts';

/** Shown when no deal matches: what to loosen, and how near that comes; or where a list without deals leads. */
export function NoDeals({ data }: { readonly data: ResultsFacts }) {
  return (
    <div className={styles.empty}>
      {data.chips.length > 0 ? <Loosened data={data} /> : <Nothing data={data} />}
    </div>
  );
}

function Loosened({ data: { relaxations, nearest, matchHref, clearHref } }: { readonly data: ResultsFacts }) {
  return (
    <>
      <h2>No exact matches</h2>
      {relaxations.length > 0 && (
        <>
          <p>Try changing one filter:</p>
          <ul>
            {relaxations.map(({ label, href, aside }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                {` — ${aside}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={clearHref}>Clear all filters</a>
      </p>
      {matchHref && (
        <p>
          <a href={matchHref}>See which cars come closest, ranked</a>
        </p>
      )}
      {nearest && <p className={styles.nearest}>{nearest}</p>}
    </>
  );
}

function Nothing({ data: { waysOn = [] } }: { readonly data: ResultsFacts }) {
  return (
    <>
      <h2>No deals at the moment</h2>
      {waysOn.length > 0 && (
        <>
          <p>You could look at:</p>
          <ul>
            {waysOn.map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
