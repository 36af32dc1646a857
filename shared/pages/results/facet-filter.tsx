import { useState } from 'react';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Checkbox, checkboxList } from '#shared/ui/checkbox.tsx';
import { type MarkupPart, ReusedParts } from '#shared/ui/reused-markup.tsx';
import styles from './facet-filter.module.css';
import { chosenValues, isChosen, splitOptions } from './facet-options.ts';
import { FilterBadge } from './filter-badge.tsx';
import type { KeptFacet, ShownFacet, ShownOption } from './results-data.ts';

/** Class of the element around the facets. */
export const facetList = styles.facets;

interface FacetFilterProps {
  readonly facet: ShownFacet | KeptFacet;
  readonly isOpen: boolean;
}

/**
 * The options of one facet, each with the number of deals that it would leave; folds away. Of a long list the likely
 * ones come first, the others behind "Show all".
 */
export function FacetFilter({ facet, isOpen }: FacetFilterProps) {
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
