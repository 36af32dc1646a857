import { useState } from 'react';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { type MarkupPart, ReusedParts } from '#shared/ui/reused-markup.tsx';
import styles from './facet-filter.module.css';
import { FilterBadge } from './filter-badge.tsx';
import { foundOptions } from './found-options.ts';
import type { ShownFacet, ShownOption } from './results-data.ts';

interface FacetFilterProps {
  readonly facet: ShownFacet;
  readonly isOpen: boolean;
}

/**
 * The options of one facet, each with the number of deals that it would leave; folds away. Of a long list the likely
 * ones come first, the others behind "Show all".
 */
export function FacetFilter({ facet, isOpen }: FacetFilterProps) {
  const { name, label } = facet;
  const [found] = useState(() => facet.options ?? foundOptions(name));
  const options = facet.options ?? found;
  const { likely = options.length } = facet;
  const chosen = options.filter(isChosen).length;
  // Both are decided once, at the first render, so that no choice moves an option or folds away what has the focus.
  const [startsOpen] = useState(isOpen || chosen > 0);
  const [early] = useState(() => options.filter(isChosen).map(([value]) => value));
  const isFirst = (option: ShownOption, place: number) => place < likely || early.includes(option[0]);
  const rest = options.filter((option, place) => !isFirst(option, place));
  return (
    <details className={styles.facet} open={startsOpen}>
      <summary>
        {label}
        {chosen > 0 && <FilterBadge>{`${chosen} chosen`}</FilterBadge>}
      </summary>
      <Options name={name} legend={label} options={options.filter(isFirst)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
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
  readonly options: readonly ShownOption[];
}

function Options({ name, legend, options }: OptionsProps) {
  return (
    <ReusedParts
      as="fieldset"
      className={styles.options}
      parts={[
        {
          id: 'legend',
          sharedKey: `legend ${legend}`,
          blanks: [],
          render: () => <legend className="visually-hidden">{legend}</legend>,
        },
        ...options.map((option) => toPart(name, option)),
      ]}
    />
  );
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
      />
    ),
  };
}

function isChosen([, , , isSelected]: ShownOption): boolean {
  return isSelected === true;
}
