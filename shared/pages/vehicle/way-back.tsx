import { useEffect, useState } from 'react';
import { formatCount } from '#shared/format/format-count.ts';
import { type LastResults, readLastResults } from '#shared/pages/results/last-results.ts';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './vehicle-page.module.css';

interface WayBackProps {
  /** All deals on the vehicle's range. */
  readonly href: string;
  readonly label: string;
}

/** Leads to all deals of the range; with scripts, back to the list that the visitor came from, with its filters. */
export function WayBack({ href, label }: WayBackProps) {
  const [last, setLast] = useState<LastResults>();
  useEffect(() => setLast(readLastResults()), []);
  return (
    <a className={styles.back} href={last?.href ?? href}>
      <Icon name="chevron-left" size={16} />
      {last ? `Back to your ${formatCount(last.total, 'deal')}` : label}
    </a>
  );
}
