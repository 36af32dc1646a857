import { useState } from 'react';
import type { FacetName } from '#shared/deals/facets.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox, checkboxList } from '#shared/ui/checkbox.tsx';
import { RefusedFieldsContext } from '#shared/ui/field.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { type MarkupPart, ReusedParts } from '#shared/ui/reused-markup.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import facetFilterStyles from './facet-filter.module.css';
import { chosenValues, isChosen, splitOptions } from './facet-options.ts';
import { FilterBadge } from './filter-badge.tsx';
import styles from './filters-panel.module.css';
import type { KeptFacet, ResultsFacts, ShownFacet, ShownOption } from './results-data.ts';

/** The facets that are unfolded at first, because most visitors use them. The first two stand before the budget. */
const openFacets: readonly FacetName[] = ['seats', 'fuel', 'bodyType', 'make', 'payload'];
const beforeBudget = openFacets.slice(0, 2);

/** Budget and facets, then a button that sends them, or with scripts a link to the deals. */
export function FiltersPanel({ data }: { readonly data: ResultsFacts }) {
  const { budget, facets, chips, clearHref, total, refused } = data;
  return (
    <div className={styles.panel}>
      <div className={facetFilterStyles.facets}>
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

interface FacetFilterProps {
  readonly facet: ShownFacet | KeptFacet;
  readonly isOpen: boolean;
}

/**
 * The options of one facet, each with the number of deals that it would leave; folds away. Of a long list the likely
 * ones come first, the others behind "Show all".
 */
function FacetFilter({ facet, isOpen }: FacetFilterProps) {
  const { name, label } = facet;
  const chosen = chosenValues(facet);
  // Both are decided once, at the first render, so that no choice moves an option or folds away what has the focus.
  const [startsOpen] = useState(isOpen || chosen.length > 0);
  const [early] = useState(chosen);
  const [first, rest] = 'options' in facet ? splitOptions(facet, early) : [];
  const hasRest = rest ? rest.length > 0 : 'hasRest' in facet;
  return (
    <details open={startsOpen}>
      <summary>
        {label}
        {chosen.length > 0 && <FilterBadge>{`${chosen.length} chosen`}</FilterBadge>}
      </summary>
      <Options name={name} legend={label} options={first} />
      {hasRest && (
        <details>
          <summary>{`Show all ${label.toLowerCase()}s`}</summary>
          <Options name={name} legend={`More ${label.toLowerCase()}s`} options={rest} />
        </details>
      )}
    </details>
  );
}

interface OptionsProps {
  readonly name: string;
  readonly legend: string;
  /** Undefined while they are as the server has drawn them. */
  readonly options: readonly ShownOption[] | undefined;
}

function Options({ name, legend, options }: OptionsProps) {
  return (
    <ReusedParts
      as="fieldset"
      className={checkboxList}
      parts={options && [toLegend(legend), ...options.map((option) => toPart(name, option))]}
    />
  );
}

function toLegend(legend: string): MarkupPart {
  return {
    id: 'legend',
    sharedKey: `legend ${legend}`,
    blanks: [],
    render: () => <legend>{legend}</legend>,
  };
}

/** An option's markup; only its count and its reason change with the other filters. What nothing matches is disabled. */
function toPart(name: string, option: ShownOption): MarkupPart {
  const [value, label, count, , reason] = option;
  const isChecked = isChosen(option);
  const isEmpty = count === 0 && !isChecked;
  return {
    id: value,
    sharedKey: `option ${name} ${value} ${label} ${isChecked} ${isEmpty}`,
    blanks: reason ? [groupThousands(count), reason] : [groupThousands(count)],
    render: ([shownCount, note]) => (
      <Checkbox
        name={name}
        value={value}
        label={label}
        isChecked={isChecked}
        isDisabled={isEmpty}
        count={shownCount}
        note={note}
        isListed
      />
    ),
  };
}
