import { CopyButton } from '#shared/ui/copy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { CompareData } from './compare-data.ts';
import styles from './compare-page.module.css';

interface ToolsProps {
  readonly data: CompareData;
}

/** Above the table: which rows it has, and the way to a further deal. */
export function CompareTools({ data: { columns, isOnlyDifferences, onlyHref, add } }: ToolsProps) {
  return (
    <div className={styles.tools}>
      {columns.length > 1 && (
        <a href={onlyHref} data-live="">
          <Icon name="compare" size={16} />
          {isOnlyDifferences ? 'Show every row' : 'Only differences'}
        </a>
      )}
      {add && <a href="#add">Add a deal</a>}
      <a href="#share">Share or download</a>
    </div>
  );
}

/** Below the table: its address, which shows anyone the same comparison, and its file. */
export function ShareComparison({ data: { csvHref, saveHref, address } }: ToolsProps) {
  return (
    <section className={styles.share} id="share" aria-labelledby="share-heading">
      <h2 id="share-heading">Share this comparison</h2>
      <label className={styles.address}>
        <span>This link shows anyone the same deals, at today’s prices</span>
        <input type="text" readOnly value={address} />
      </label>
      <div>
        <CopyButton key={address} text={address} label="Copy link" />
      </div>
      <p className={styles.tools}>
        <a href={csvHref} download="compared-deals.csv">
          Download as a spreadsheet
        </a>
        <a href={saveHref}>Save this comparison in your account</a>
      </p>
    </section>
  );
}
