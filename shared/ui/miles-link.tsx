import { formatMiles } from '#shared/format/format-count.ts';
import { useKeptMiles } from './kept-miles.ts';
import styles from './miles-link.module.css';

interface MilesLinkProps {
  /** The mileage calculator. */
  readonly href: string;
}

/**
 * Leads to the mileage calculator. Where this browser keeps the visitor's miles and the page's address has none, it leads
 * to the same page at those miles.
 */
export function MilesLink({ href }: MilesLinkProps) {
  const { miles = 0, search } = useKeptMiles() ?? {};
  return (
    <a className={styles.link} href={search ?? href} data-live={search && ''}>
      {search ? `Use your ${formatMiles(miles)}` : 'Not sure? Work out your miles'}
    </a>
  );
}
