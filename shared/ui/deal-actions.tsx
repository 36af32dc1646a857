import type { CardVehicle } from '#shared/deals/deal.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import styles from './deal-actions.module.css';
import { Icon } from './icon.tsx';

interface DealActionsProps {
  readonly dealType: DealType;
  readonly vehicle: Pick<CardVehicle, 'vehicleRef' | 'make' | 'model' | 'derivative'>;
  /** The deal as in the address of a comparison, where its lease is not that of the page's `PicksForms`. */
  readonly item?: string | undefined;
  /** Id of the element that says the deal's name, on a page with `ActionWords`; else the controls say it themselves. */
  readonly nameId?: string | undefined;
}

/** Short, because each card names both. */
const wordIds = { save: 's', compare: 'c' };

/** Class of the element around `DealActions`, so that none of the many names its own. */
export const dealActions = styles.actions;

/**
 * A heart that saves the deal and a box that compares it: controls of the page's `PicksForms`, which have the profile
 * of all that name none themselves.
 * Scripts mark what is saved and ticked (client/picks/).
 */
export function DealActions(props: DealActionsProps) {
  return (
    <>
      <button
        type="submit"
        form="shortlist"
        name="save"
        value={toItem(props)}
        aria-label={props.nameId ? undefined : `Save ${toName(props)}`}
        aria-labelledby={props.nameId && `${wordIds.save} ${props.nameId}`}
      />
      <CompareBox
        dealType={props.dealType}
        vehicle={props.vehicle}
        item={props.item}
        nameId={props.nameId}
        isListed
      />
    </>
  );
}

/** What hearts and boxes do, once for a page whose cards lend them their names. */
export function ActionWords() {
  return (
    <p className={styles.words}>
      <b id={wordIds.save}>Save</b>
      <b id={wordIds.compare}>Compare</b>
    </p>
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

interface CompareBoxProps extends DealActionsProps {
  /** In an element of the class `dealActions`. */
  readonly isListed?: boolean;
}

/** The box alone. */
export function CompareBox({ dealType, vehicle, item, nameId, isListed }: CompareBoxProps) {
  return (
    <label className={isListed ? undefined : styles.compare}>
      <input
        type="checkbox"
        form="picks"
        name="deals"
        value={toItem({ dealType, vehicle, item })}
        aria-label={nameId ? undefined : `Compare ${toName({ dealType, vehicle })}`}
        aria-labelledby={nameId && `${wordIds.compare} ${nameId}`}
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
