import { type DealSort, defaultSort, sortsFor } from '#shared/deals/deal-query.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { toFilterState } from '#shared/deals/deal-type-toggle.ts';
import { pricingTypeParameter } from '#shared/deals/pricing-type.ts';
import { profileValues } from '#shared/deals/profile-fields.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { saveSearchHref } from '#shared/pages/account/searches/save-search-href.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import dealFiltersStyles from './deal-filters.module.css';
import { FilterBadge } from './filter-badge.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import viewSwitchStyles from './price-map/view-switch.module.css';
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
          {data.rangeCount ? ` in ${formatCount(data.rangeCount, 'range')}` : null}
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

/** The filters: stock always in sight, the others folded away on phones and in a column on wide screens. */
function DealFilters({ data }: { readonly data: ResultsFacts }) {
  const { activeFilterCount } = toFilterState(data);
  return (
    <div className={dealFiltersStyles.bar}>
      <a className={dealFiltersStyles.skip} href="#deals">
        Skip to deals
      </a>
      <StockFilter data={data} />
      {/* With scripts client/filters/filters-dialog.ts opens the panel in a dialog. */}
      <details className={dealFiltersStyles.filters} data-filters="">
        <summary className={dealFiltersStyles.heading}>
          Filter deals
          {activeFilterCount > 0 && (
            <FilterBadge>
              {activeFilterCount}
              <span className="visually-hidden"> on</span>
            </FilterBadge>
          )}
        </summary>
        <FiltersPanel data={data} />
      </details>
    </div>
  );
}

function StockFilter({ data: { inStock, inStockCount } }: { readonly data: ResultsFacts }) {
  if (inStockCount === undefined) return null;
  return (
    <div className={dealFiltersStyles.stock}>
      <Checkbox
        name="inStock"
        value="true"
        label="In stock only"
        isChecked={inStock}
        isDisabled={inStockCount === 0 && !inStock}
        count={groupThousands(inStockCount)}
        isSwitch
      />
    </div>
  );
}

/** The same deals as a list or as a map. */
function ViewSwitch({ data: { listHref, mapHref, map } }: { readonly data: ResultsFacts }) {
  return (
    <nav className={viewSwitchStyles.switch} aria-label="Show deals as">
      <a href={listHref} data-live="" aria-current={map ? undefined : 'true'}>
        List
      </a>
      <a href={mapHref} data-live="" aria-current={map && 'true'}>
        Price map
      </a>
    </nav>
  );
}
