import { comparePath } from '#shared/deals/compared-deals.ts';
import { profileValues } from '#shared/deals/profile-fields.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { energyQuery } from '#shared/deals/running-cost.ts';
import { ProfileControl } from '#shared/pages/results/profile-control.tsx';
import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { EnergyPricesForm } from '#shared/ui/energy-prices-form.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Notes, Notice } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { SizeKeys, SizeOverlay } from '#shared/ui/true-size/size-overlay.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import { AddDeal } from './add-deal.tsx';
import type { CompareData } from './compare-data.ts';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.tsx';
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

/** Asks what the visitor pays for energy, so that the rows about it are at these prices. */
function CompareEnergy({ data }: { readonly data: CompareData }) {
  const { columns, askedPrices, energyPrices, profile, isOnlyDifferences } = data;
  if (askedPrices.length === 0) return null;
  const rest = {
    deals: columns.map(({ item }) => item).join(','),
    ...profileQuery(profile),
    only: isOnlyDifferences ? 'differences' : undefined,
  };
  return (
    <section className={styles.section} aria-labelledby="energy-heading">
      <h2 id="energy-heading">Your energy prices</h2>
      <p>Type what you pay to see each vehicle’s energy at its own WLTP figure.</p>
      <EnergyPricesForm
        page={data}
        path={comparePath}
        rest={rest}
        asked={askedPrices}
        prices={energyPrices}
        refused={data.refused}
      />
    </section>
  );
}

interface ToolsProps {
  readonly data: CompareData;
}

/** Above the table: which rows it has, and the way to a further deal. */
function CompareTools({ data: { columns, isOnlyDifferences, onlyHref, add } }: ToolsProps) {
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
function ShareComparison({ data: { csvHref, saveHref, address } }: ToolsProps) {
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
