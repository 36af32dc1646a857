import type { CardVehicle } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import styles from './deal-actions.module.css';
import { Icon } from './icon.tsx';

interface DealActionsProps {
  readonly dealType: DealType;
  readonly vehicle: Pick<CardVehicle, 'vehicleRef' | 'make' | 'model' | 'derivative'>;
  /** The deal as in the address of a comparison, where its lease is not that of the page's `PicksForms`. */
  readonly item?: string | undefined;
}

/**
 * A heart that saves the deal and a box that compares it: controls of the page's `PicksForms`, which have the profile
 * of all that name none themselves.
 * Scripts mark what is saved and ticked (client/picks/).
 */
export function DealActions(props: DealActionsProps) {
  return (
    <>
      <button
        className={styles.heart}
        type="submit"
        form="shortlist"
        name="save"
        value={toItem(props)}
        aria-label={`Save ${toName(props)}`}
      >
        <Icon name="heart" size={20} />
      </button>
      <CompareBox dealType={props.dealType} vehicle={props.vehicle} item={props.item} />
    </>
  );
}

/** The heart as a button with words, for the page of one vehicle. */
export function SaveDealButton({ dealType, vehicle }: DealActionsProps) {
  return (
    <button
      className={styles.save}
      type="submit"
      form="shortlist"
      name="save"
      value={toItem({ dealType, vehicle })}
    >
      <Icon name="heart" size={20} />
      Save this deal
    </button>
  );
}

/** The box alone. */
export function CompareBox({ dealType, vehicle, item }: DealActionsProps) {
  return (
    <label className={styles.compare}>
      <input
        type="checkbox"
        form="picks"
        name="deals"
        value={toItem({ dealType, vehicle, item })}
        aria-label={`Compare ${toName({ dealType, vehicle })}`}
      />
      Compare
    </label>
  );
}

function toItem({ dealType, vehicle: { vehicleRef }, item }: DealActionsProps): string {
  return item ?? (dealType === 'personal' ? vehicleRef : `${vehicleRef}.${dealType}`);
}

function toName({ vehicle: { make, model, derivative } }: DealActionsProps): string {
  return `${make.name} ${model.name} ${derivative.name}`;
}
