import { NumberField } from '#shared/ui/number-field.tsx';
import { SegmentedField } from '#shared/ui/segmented-field.tsx';
import styles from './budget-filter.module.css';
import type { ResultsData } from './results-data.ts';

const bases = [
  { value: '', label: 'True monthly cost' },
  { value: 'monthly', label: 'Monthly rental' },
];

/** From and to, and which of the two monthly figures is meant. */
export function BudgetFilter({ budget: { minPounds, maxPounds, basis } }: Pick<ResultsData, 'budget'>) {
  return (
    <fieldset className={styles.budget}>
      <legend>Budget a month</legend>
      <NumberField name="budgetMin" label="From £" value={minPounds} min={0} max={9999} />
      <NumberField name="budgetMax" label="To £" value={maxPounds} min={0} max={9999} />
      <SegmentedField
        name="budgetOn"
        label="Measured on"
        value={basis === 'monthly' ? 'monthly' : ''}
        choices={bases}
      />
    </fieldset>
  );
}
