import type { DealType } from '#shared/deals/deal-type.ts';
import { fuelLabels } from '#shared/deals/fuel.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './fuel-filter.module.css';
import type { FuelChoice } from './manufacturers-data.ts';

interface FuelFilterProps {
  readonly action: string;
  readonly dealType: DealType;
  readonly fuels: readonly FuelChoice[];
}

const noSelects = {};

/** Filters the makes by fuel: a GET form, which scripts send at each change. */
export function FuelFilter({ action, dealType, fuels }: FuelFilterProps) {
  const form = useSettledForm(fuels, noSelects);
  return (
    <form ref={form} action={action} method="get" data-live="">
      {dealType === 'business' && <input type="hidden" name="dealType" value={dealType} />}
      <fieldset className={styles.fuels}>
        <legend>Fuel</legend>
        {fuels.map(({ fuel, isChosen }) => (
          <Checkbox key={fuel} name="fuel" value={fuel} label={fuelLabels[fuel]} isChecked={isChosen} />
        ))}
        <Button kind="secondary">Show makes</Button>
      </fieldset>
    </form>
  );
}
