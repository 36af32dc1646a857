import { type DealSort, defaultSort, sortsFor } from '#shared/deals/deal-query.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileValues } from '#shared/deals/profile-fields.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { saveSearchHref } from '#shared/pages/account/searches/save-search-href.ts';
import { Button } from '#shared/ui/button.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import { DealFilters } from './deal-filters.tsx';
import { ViewSwitch } from './price-map/view-switch.tsx';
import { ProfileControl } from './profile-control.tsx';
import type { ResultsFacts } from './results-data.ts';
import styles from './results-form.module.css';

const sortLabels: Readonly<Record<DealSort, string>> = {
  best: 'Best match',
  'true-monthly': 'True monthly cost',
  monthly: 'Monthly rental',
  total: 'Total payable',
  initial: 'Initial payment',
  value: 'Value score',
  'electric-range': 'Electric range',
  payload: 'Payload',
  newest: 'Newest first',
  delivery: 'Soonest delivery',
};

/** The orders that the lists of a deal type offer, as choices of a select. */
function sortChoices(dealType: DealType) {
  return sortsFor(dealType).map((sort) => ({
    value: sort === defaultSort ? '' : sort,
    label: sortLabels[sort],
  }));
}

/** Profile, filters and order in one GET form, so that every result has an address and works without scripts. */
export function ResultsForm({ data }: { readonly data: ResultsFacts }) {
  const sort = data.sort === defaultSort ? '' : data.sort;
  const form = useSettledForm(data, { ...profileValues(data.profile), sort });
  const pricingType = data.isPricingTypeFixed ? undefined : pricingTypeParameter(data.pricingType);
  return (
    <form ref={form} className={styles.form} action={data.path} data-live="">
      {data.map && <MapFields map={data.map} sort={sort} />}
      {pricingType && <input type="hidden" name="pricingType" value={pricingType} />}
      {!data.isGrouped && <input type="hidden" name="show" value="versions" />}
      <ReusedMarkup
        as="div"
        className={styles.profile}
        cacheKey={`profile ${Object.values(data.profile)} ${data.terms}`}
        render={() => <ProfileControl profile={data.profile} terms={data.terms} />}
      />
      <div className={styles.filters}>
        <DealFilters data={data} />
      </div>
      <div className={styles.toolbar}>
        <p className={styles.count} role="status">
          {formatCount(data.total, 'deal')}
          {data.rangeCount !== undefined && ` in ${formatCount(data.rangeCount, 'range')}`}
          {data.showHref && !data.isGrouped && ', all versions'}
        </p>
        <ViewSwitch data={data} />
        {!data.map && (
          <SelectField name="sort" label="Sort by" value={sort} choices={sortChoices(data.dealType)} />
        )}
        <a className={styles.save} href={saveSearchHref(data.pagesHref)}>
          <span>Save this search</span>
        </a>
        <div className={styles.update}>
          <Button kind="secondary">Update</Button>
        </div>
        {!data.map && <OtherViews data={data} />}
      </div>
    </form>
  );
}

interface MapFieldsProps {
  readonly map: NonNullable<ResultsFacts['map']>;
  readonly sort: string;
}

/** Keep the map while profile and filters change, and for the list the order, which a map has not. */
function MapFields({ map: { against }, sort }: MapFieldsProps) {
  const kept = Object.entries({ view: 'map', against, sort });
  return kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
}

/** The other views of the list that are one press away, and how its order comes about. */
function OtherViews({ data: { sort, sortHref, showHref, isGrouped } }: { readonly data: ResultsFacts }) {
  return (
    <div className={styles.views}>
      <a href={sortHref}>{sort === 'true-monthly' ? 'Best match first' : 'Cheapest first'}</a>
      {showHref && <a href={showHref}>{isGrouped ? 'All versions' : 'One per range'}</a>}
      <details className={styles.order}>
        <summary>Why this order?</summary>
        <p>
          Best match puts the highest value scores first. A range loses five points for each better one of the
          same make. With a budget, deals that use most of it come first, in steps of 5%.
        </p>
      </details>
    </div>
  );
}
