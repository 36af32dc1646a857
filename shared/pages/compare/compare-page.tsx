import type { PageProps } from '#shared/routes/page.ts';
import { Notes, Notice } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { AddDeal } from './add-deal.tsx';
import type { CompareData } from './compare-data.ts';
import { CompareEnergy } from './compare-energy.tsx';
import styles from './compare-page.module.css';
import { CompareProfile } from './compare-profile.tsx';
import { CompareSizes } from './compare-sizes.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools, ShareComparison } from './compare-tools.tsx';
import { StartComparing } from './start-comparing.tsx';

/** Up to four deals beside each other, or how to begin. */
export default function ComparePage({ data }: PageProps<CompareData>) {
  const isEmpty = data.columns.length === 0;
  return (
    <div className={`${layout.page} ${styles.comparison}`}>
      <div className={styles.head}>
        <h1>Compare deals</h1>
        {isEmpty && (
          <p className={layout.lead}>Up to four deals side by side, priced for the same term and mileage.</p>
        )}
      </div>
      <Notes notes={data.notes} />
      {isEmpty ? (
        <StartComparing data={data} />
      ) : (
        <>
          <CompareProfile data={data} />
          <Warning data={data} />
          <CompareTools data={data} />
          <CompareTable data={data} />
          <CompareEnergy data={data} />
          <CompareSizes data={data} />
          <AddDeal data={data} />
          <ShareComparison data={data} />
        </>
      )}
    </div>
  );
}

function Warning({ data: { warning, alikeHref } }: { readonly data: CompareData }) {
  if (warning === undefined) return null;
  return (
    <Notice kind="warning">
      <p>
        {warning}{' '}
        {alikeHref !== undefined && (
          <a href={alikeHref} data-live="">
            Price them all for the same lease
          </a>
        )}
      </p>
    </Notice>
  );
}
