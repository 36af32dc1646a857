import type { SearchHit } from '#shared/contracts/search.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { joinFacts } from '#shared/format/join-facts.ts';
import styles from './search-hits.module.css';

/** Hits as a list of links, best first, each with its picture, facts and the whole of its price. */
export function SearchHits({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <li key={hit.link} className={styles.hit}>
          {hit.image_link !== undefined && (
            <img
              className={styles.picture}
              src={hit.image_link}
              alt=""
              width={160}
              height={80}
              loading="lazy"
            />
          )}
          <div className={styles.words}>
            <h3 className={styles.title}>
              <a href={hit.link}>{hit.title}</a>
            </h3>
            <p className={styles.facts}>{hit.description}</p>
            <Facts hit={hit} />
          </div>
          <HitPrice hit={hit} />
        </li>
      ))}
    </ol>
  );
}

/** Body type and driven wheels; the description has the other facts. */
function Facts({ hit: { body_type, drive_train } }: { readonly hit: SearchHit }) {
  const facts = [body_type, drive_train].filter((fact) => fact !== undefined);
  return facts.length > 0 && <p className={styles.facts}>{joinFacts(facts)}</p>;
}

function HitPrice({ hit }: { readonly hit: SearchHit }) {
  const pence = hit.sale_price ?? hit.price;
  if (hit.ispoa) return <p className={styles.price}>Price on application</p>;
  if (pence === undefined) return null;
  return (
    <div className={styles.price}>
      {hit.sale_price !== undefined && <p className={styles.offer}>Below its 90-day average</p>}
      <p className={styles.monthly}>
        <b>{formatPounds(hit.true_cost ?? pence)}</b>
        {hit.true_cost === undefined ? ` a month ${hit.vat}` : ` true monthly cost ${hit.vat}`}
      </p>
      {hit.true_cost !== undefined && <p>{`${formatPounds(pence)} a month.`}</p>}
      <p>{`${hit.profile}.`}</p>
      <p>{`${hit.cost}.`}</p>
    </div>
  );
}
