import { ReusedMarkup } from '#shared/app/reused-markup.tsx';
import type { Facet, FacetOption } from '#shared/deals/deal-query.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import styles from './deal-filters.module.css';

interface FacetFilterProps {
  readonly facet: Facet;
  readonly isOpen: boolean;
}

/** The options of one facet with how many deals each would leave; folds away. */
export function FacetFilter({ facet, isOpen }: FacetFilterProps) {
  const { name, label, options } = facet;
  const chosen = options.filter((option) => option.isSelected).length;
  return (
    <details className={styles.facet} open={isOpen || chosen > 0}>
      <summary>
        {label}
        {chosen > 0 && <span className={styles.chosen}>{`${chosen} chosen`}</span>}
      </summary>
      <ReusedMarkup
        as="fieldset"
        className={styles.options}
        cacheKey={`facet ${name} ${options.map(optionKey).join()}`}
        render={() => <FacetOptions facet={facet} />}
      />
    </details>
  );
}

function FacetOptions({ facet: { name, label, options } }: { readonly facet: Facet }) {
  return (
    <>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          isChecked={option.isSelected}
          count={groupThousands(option.count)}
        />
      ))}
    </>
  );
}

/** A label belongs to its value, except that makes and ranges may be renamed by an import. */
function optionKey({ value, label, count, isSelected }: FacetOption): string {
  return `${value}|${label}|${count}${isSelected ? '+' : ''}`;
}
