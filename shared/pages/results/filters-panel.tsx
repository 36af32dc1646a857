import type { FacetName } from '#shared/deals/facets.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { Button } from '#shared/ui/button.tsx';
import { RefusedFieldsContext } from '#shared/ui/field.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import { FacetFilter, facetList } from './facet-filter.tsx';
import styles from './filters-panel.module.css';
import type { ResultsFacts } from './results-data.ts';

/** The facets that are unfolded at first, because most visitors use them. The first two stand before the budget. */
const openFacets: readonly FacetName[] = ['seats', 'fuel', 'bodyType', 'make', 'payload'];
const beforeBudget = openFacets.slice(0, 2);

/** Budget and facets, then a button that sends them, or with scripts a link to the deals. */
export function FiltersPanel({ data }: { readonly data: ResultsFacts }) {
  const { budget, facets, chips, clearHref, total, refused } = data;
  return (
    <div className={styles.panel}>
      <div className={facetList}>
        {facets.filter(({ name }) => beforeBudget.includes(name)).map(toFilter)}
        <RefusedFieldsContext value={refused}>
          <BudgetFilter budget={budget} />
        </RefusedFieldsContext>
        {facets.filter(({ name }) => !beforeBudget.includes(name)).map(toFilter)}
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

function toFilter(facet: ResultsFacts['facets'][number]) {
  return <FacetFilter key={facet.name} facet={facet} isOpen={openFacets.includes(facet.name)} />;
}

const bases = [
  { value: '', label: 'True monthly cost' },
  { value: 'monthly', label: 'Monthly rental' },
];

/** Lowest and highest budget a month, and the monthly figure that they are compared with. */
function BudgetFilter({ budget: { minPounds, maxPounds, basis } }: Pick<ResultsFacts, 'budget'>) {
  return (
    <fieldset className={styles.budget}>
      <legend>Budget a month</legend>
      <NumberField name="budgetMin" label="From £" value={minPounds} />
      <NumberField name="budgetMax" label="To £" value={maxPounds} />
      <SegmentedField
        name="budgetOn"
        label="Budget applies to"
        value={basis === 'monthly' ? 'monthly' : ''}
        choices={bases}
      />
    </fieldset>
  );
}
