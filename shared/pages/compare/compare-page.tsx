import { comparePath } from '#shared/deals/compared-deals.ts';
import { profileValues } from '#shared/deals/profile-fields.ts';
import { energyQuery } from '#shared/deals/running-cost.ts';
import { ProfileControl } from '#shared/pages/results/profile-control.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { Notes, Notice } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { SizeKeys, SizeOverlay } from '#shared/ui/true-size/size-overlay.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import { AddDeal } from './add-deal.tsx';
import type { CompareData } from './compare-data.ts';
import { CompareEnergy } from './compare-energy.tsx';
import styles from './compare-page.module.css';
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

/** The form that prices every deal of the comparison for one lease. */
function CompareProfile({ data }: { readonly data: CompareData }) {
  const form = useSettledForm(data, profileValues(data.profile));
  return (
    <form ref={form} action={comparePath} data-live="">
      <input type="hidden" name="deals" value={data.alikeItems} />
      {data.isOnlyDifferences && <input type="hidden" name="only" value="differences" />}
      <HiddenFields query={energyQuery(data.energyPrices)} />
      <ProfileControl profile={data.profile} />
      <div className={styles.submit}>
        <Button kind="secondary">Update prices</Button>
      </div>
    </form>
  );
}

/** The vehicles laid over each other at one scale, where the sizes of two or more are known. */
function CompareSizes({ data: { sizes } }: { readonly data: CompareData }) {
  if (!sizes) return null;
  return (
    <section className={styles.section}>
      <h2>How they compare in size</h2>
      <SizeKeys vehicles={sizes} />
      <SizeOverlay vehicles={sizes} />
    </section>
  );
}
