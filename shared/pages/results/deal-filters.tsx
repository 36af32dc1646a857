import { toFilterState } from '#shared/deals/deal-type-toggle.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import styles from './deal-filters.module.css';
import { FacetFilter } from './facet-filter.tsx';
import type { ResultsData } from './results-data.ts';

/** Facets that are unfolded from the start: what most visitors choose by. */
const openFacets = 3;

const budgetBases = [
  { value: '', label: 'True monthly cost' },
  { value: 'monthly', label: 'Monthly rental' },
];

/** Everything that narrows the result. Stock in sight, the rest folded away on phones and a column on wide screens. */
export function DealFilters({ data }: { readonly data: ResultsData }) {
  const { activeFilterCount } = toFilterState(data);
  return (
    <div className={styles.bar}>
      <StockFilter data={data} />
      {/* With scripts client/filters-dialog.ts opens the panel in a dialog. */}
      <details className={styles.filters} data-filters="">
        <summary className={styles.heading}>
          <Icon name="filter" size={20} />
          Filter deals
          {activeFilterCount > 0 && (
            <span className={styles.badge}>
              {activeFilterCount}
              <span className="visually-hidden"> on</span>
            </span>
          )}
        </summary>
        <Panel data={data} />
      </details>
    </div>
  );
}

function Panel({ data: { budget, facets, chips, clearHref, total } }: { readonly data: ResultsData }) {
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <BudgetFilter budget={budget} />
        {facets.map((facet, index) => (
          <FacetFilter key={facet.name} facet={facet} isOpen={index < openFacets} />
        ))}
      </div>
      <div className={styles.submit}>
        <Button>Show deals</Button>
      </div>
      <div className={styles.end}>
        {chips.length > 0 && <a href={clearHref}>Clear all</a>}
        <a className={styles.jump} href="#deals">
          {`Show ${formatCount(total, 'deal')}`}
        </a>
      </div>
    </div>
  );
}

function StockFilter({ data: { inStock, inStockCount } }: { readonly data: ResultsData }) {
  if (inStockCount === undefined) return null;
  return (
    <div className={styles.stock}>
      <Checkbox
        name="inStock"
        value="true"
        label="In stock only"
        isChecked={inStock}
        count={groupThousands(inStockCount)}
        isSwitch
      />
    </div>
  );
}

function BudgetFilter({ budget: { minPounds, maxPounds, basis } }: Pick<ResultsData, 'budget'>) {
  return (
    <fieldset className={styles.budget}>
      <legend>Budget a month</legend>
      <NumberField name="budgetMin" label="From £" value={minPounds} min={0} max={9999} />
      <NumberField name="budgetMax" label="To £" value={maxPounds} min={0} max={9999} />
      <SegmentedField
        name="budgetOn"
        label="Measured on"
        value={basis === 'monthly' ? 'monthly' : ''}
        choices={budgetBases}
      />
    </fieldset>
  );
}
