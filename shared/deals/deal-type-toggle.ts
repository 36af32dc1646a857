import { type DealType, dealTypes, type VehicleType } from './deal-type.ts';

/** The deal types that the toggle chooses between: vans have no choice. */
export type CarDealType = Exclude<DealType, 'van'>;

/**
 * The filters of a page (spec, section 3). The filters are in the page's address; this state is read from the page's
 * data.
 */
export interface VehicleFilterState {
  readonly leasingDealType: DealType;
  readonly isInStock: boolean;
  readonly vehicleType: VehicleType;
  readonly activeFilterCount: number;
}

/** The part of a page's data from which the state is made; pages without filters have only the deal type. */
export interface FilteredPage {
  readonly dealType: DealType;
  readonly inStock?: boolean;
  /** One for each filter that is on. */
  readonly chips?: readonly unknown[];
}

/** The filter state of a page, from its data. */
export function toFilterState({ dealType, inStock = false, chips = [] }: FilteredPage): VehicleFilterState {
  return {
    leasingDealType: dealType,
    isInStock: inStock,
    vehicleType: dealTypes[dealType].vehicleType,
    activeFilterCount: chips.length,
  };
}

/** The state under another deal type; the same object on vans, and when that deal type is already chosen. */
export function changeDealType(state: VehicleFilterState, leasingDealType: CarDealType): VehicleFilterState {
  if (state.vehicleType !== 'car' || state.leasingDealType === leasingDealType) return state;
  return { ...state, leasingDealType };
}

/** Whether the toggle is checked: Personal is unchecked, Business is checked (spec, section 4). */
export function isToggleChecked(dealType: DealType): boolean {
  return dealType === 'business';
}

/** The deal type that pressing the toggle chooses. */
export function otherDealType(dealType: CarDealType): CarDealType {
  return dealType === 'personal' ? 'business' : 'personal';
}

/** A deal type as the site search and the filter number it: Personal is 2 (spec, section 3). */
export function toFilterNumber(dealType: DealType): number {
  return dealTypes[dealType].number;
}
