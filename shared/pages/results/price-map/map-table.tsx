import { formatCount } from '#shared/format/format-count.ts';
import styles from './map-table.module.css';
import type { PriceMap } from './price-map-data.ts';

/** The deals of the map, cheapest first, for those who would rather read. */
export function MapTable({ map: { dots, axis, vat } }: { readonly map: PriceMap }) {
  return (
    <details className={styles.table} id="price-map-table">
      <summary>{`Show ${formatCount(dots.length, 'deal')} as a table`}</summary>
      {/* A scrolled table must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.scroll} aria-label="Deals on the map" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Deal</th>
              <th scope="col">{`True monthly cost ${vat}`}</th>
              <th scope="col">{axis}</th>
            </tr>
          </thead>
          <tbody>
            {dots.map(([, , name, href, cost, value]) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href}>{name}</a>
                </th>
                <td>{cost}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
