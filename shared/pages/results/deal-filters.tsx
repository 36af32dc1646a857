import { toFilterState } from '#shared/deals/deal-type-toggle.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import styles from './deal-filters.module.css';
import { FilterBadge } from './filter-badge.tsx';
import { FiltersPanel } from './filters-panel.tsx';
import type { ResultsFacts } from './results-data.ts';

/** The filters: stock always in sight, the others folded away on phones and in a column on wide screens. */
export function DealFilters({ data }: { readonly data: ResultsFacts }) {
  const { activeFilterCount } = toFilterState(data);
  return (
    <div className={styles.bar}>
      <a className={styles.skip} href="#deals">
        Skip to deals
      </a>
      <StockFilter data={data} />
      {/* With scripts client/filters/filters-dialog.ts opens the panel in a dialog. */}
      <details className={styles.filters} data-filters="">
        <summary className={styles.heading}>
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
    <div className={styles.stock}>
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
