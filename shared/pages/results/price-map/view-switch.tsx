import type { ResultsFacts } from '#shared/pages/results/results-data.ts';
import styles from './view-switch.module.css';

/** The same deals as a list or as a map. */
export function ViewSwitch({ data: { listHref, mapHref, map } }: { readonly data: ResultsFacts }) {
  return (
    <nav className={styles.switch} aria-label="Show deals as">
      <a href={listHref} data-live="" aria-current={map ? undefined : 'true'}>
        List
      </a>
      <a href={mapHref} data-live="" aria-current={map && 'true'}>
        Price map
      </a>
    </nav>
  );
}
