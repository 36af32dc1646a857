import { Icon } from '#shared/ui/icon.tsx';
import type { CompareData } from './compare-data.ts';
import styles from './compare-page.module.css';

/** What can be done with the comparison: show only what differs, send it, keep it as a file. */
export function CompareTools({ data }: { readonly data: CompareData }) {
  const { columns, isOnlyDifferences, onlyHref, csvHref, address, add } = data;
  return (
    <div className={styles.tools}>
      {columns.length > 1 && (
        <a href={onlyHref} data-live="">
          <Icon name="compare" size={16} />
          {isOnlyDifferences ? 'Show every row' : 'Only differences'}
        </a>
      )}
      {add && <a href="#add">Add a deal</a>}
      <a href={csvHref} download="compared-deals.csv">
        Download as a spreadsheet
      </a>
      <label className={styles.address}>
        <span>Link to share</span>
        <input type="text" readOnly value={address} />
      </label>
    </div>
  );
}
