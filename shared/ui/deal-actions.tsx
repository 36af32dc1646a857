import type { CardVehicle } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import styles from './deal-actions.module.css';

interface DealActionsProps {
  readonly dealType: DealType;
  readonly vehicle: Pick<CardVehicle, 'vehicleRef' | 'make' | 'model' | 'derivative'>;
}

/** A box that compares the deal: a control of the page's `PicksForms`, which has the profile. */
export function DealActions({ dealType, vehicle }: DealActionsProps) {
  const { vehicleRef, make, model, derivative } = vehicle;
  const item = dealType === 'personal' ? vehicleRef : `${vehicleRef}.${dealType}`;
  const name = `${make.name} ${model.name} ${derivative.name}`;
  return (
    <label className={styles.compare}>
      <input type="checkbox" form="picks" name="deals" value={item} aria-label={`Compare ${name}`} />
      Compare
    </label>
  );
}
