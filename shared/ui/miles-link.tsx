import { useSyncExternalStore } from 'react';
import { formatMiles } from '#shared/format/format-count.ts';
import { followKeptMiles, useKeptMiles } from './kept-miles.ts';
import styles from './miles-link.module.css';

interface MilesLinkProps {
  /** The mileage calculator. */
  readonly href: string;
}

/**
 * Leads to the mileage calculator. Where this browser keeps the visitor's miles and the page's address has none, it leads
 * to the same page at those miles, once hydrated.
 */
export function MilesLink({ href }: MilesLinkProps) {
  const miles = useKeptMiles();
  const query = new URLSearchParams(useSyncExternalStore(followKeptMiles, readSearch, () => ''));
  if (miles === undefined || query.has('miles'))
    return (
      <a className={styles.link} href={href}>
        Not sure? Work out your miles
      </a>
    );
  // At other miles the list has another order.
  query.delete('page');
  query.set('miles', String(miles));
  return (
    <a className={styles.link} href={`?${query.toString().replaceAll('%2C', ',')}`} data-live="">
      {`Use your ${formatMiles(miles)}`}
    </a>
  );
}

function readSearch(): string {
  return window.location.search;
}
