import { useState } from 'react';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ReusedMarkup } from '#shared/ui/reused-markup.tsx';
import styles from './facet-filter.module.css';
import { FilterBadge } from './filter-badge.tsx';
import type { ShownFacet } from './results-data.ts';

interface FacetFilterProps {
  readonly facet: ShownFacet;
  readonly isOpen: boolean;
}

/** The options of one facet, each with the number of deals that it would leave; folds away. */
export function FacetFilter({ facet, isOpen }: FacetFilterProps) {
  const { name, label, options } = facet;
  const chosen = options.filter(([, , , isSelected]) => isSelected).length;
  // Decided once, at the first render: if the group folded away when its last choice is removed, the focus would be
  // lost.
  const [startsOpen] = useState(isOpen || chosen > 0);
  const counts = options.map(([, , count]) => groupThousands(count));
  const sharedKey = `facet ${name} ${options.map(optionKey).join()}`;
  return (
    <details className={styles.facet} open={startsOpen}>
      <summary>
        {label}
        {chosen > 0 && <FilterBadge>{`${chosen} chosen`}</FilterBadge>}
      </summary>
      <ReusedMarkup
        as="fieldset"
        className={styles.options}
        cacheKey={`${sharedKey} ${counts.join(' ')}`}
        sharedKey={sharedKey}
        blanks={counts}
        render={(blanks) => <FacetOptions facet={facet} counts={blanks} />}
      />
    </details>
  );
}

interface FacetOptionsProps {
  readonly facet: ShownFacet;
  /**
   * Number of deals for each option, as text. Only these numbers change with the filters; the rest of the markup is
   * reused.
   */
  readonly counts: readonly string[];
}

function FacetOptions({ facet: { name, label, options }, counts }: FacetOptionsProps) {
  return (
    <>
      <legend className="visually-hidden">{label}</legend>
      {options.map(([value, text, , isSelected = false], place) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={text}
          isChecked={isSelected}
          count={counts[place] ?? ''}
        />
      ))}
    </>
  );
}

function optionKey([value, text, , isSelected]: ShownFacet['options'][number]): string {
  return `${value}|${text}${isSelected ? '+' : ''}`;
}
