import { formatCount } from '#shared/format/format-count.ts';
import { Button } from '#shared/ui/button.tsx';
import { BudgetFilter } from './budget-filter.tsx';
import { FacetFilter } from './facet-filter.tsx';
import styles from './filters-panel.module.css';
import type { ResultsData } from './results-data.ts';

/** Facets that are unfolded from the start: what most visitors choose by. */
const openFacets = 3;

/** Budget and facets, and what ends them: a button without scripts, with them the way to the deals. */
export function FiltersPanel({ data }: { readonly data: ResultsData }) {
  const { budget, facets, chips, clearHref, total } = data;
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
