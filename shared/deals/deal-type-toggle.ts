import { type DealType, dealTypes, type VehicleType } from './deal-type.ts';

/** The deal types that the toggle chooses between: vans have no choice. */
export type CarDealType = Exclude<DealType, 'van'>;

/** What a page's filters stand at (spec, section 3). Its home is the address; this is read off a page's data. */
export interface VehicleFilterState {
  readonly leasingDealType: DealType;
  readonly isInStock: boolean;
  readonly vehicleType: VehicleType;
  readonly activeFilterCount: number;
}

/** What of a page's data the state is made from: pages without filters have the deal type only. */
export interface FilteredPage {
  readonly dealType: DealType;
  readonly inStock?: boolean;
  /** One for each filter that is on. */
  readonly chips?: readonly unknown[];
}

/** The filter state that a page's data says. */
export function toFilterState({ dealType, inStock = false, chips = [] }: FilteredPage): VehicleFilterState {
  return {
    leasingDealType: dealType,
    isInStock: inStock,
    vehicleType: dealTypes[dealType].vehicleType,
    activeFilterCount: chips.length,
  };
}

/** The state under a deal type. The same object where nothing may change: on vans, and when it is chosen already. */
export function changeDealType(state: VehicleFilterState, leasingDealType: CarDealType): VehicleFilterState {
  if (state.vehicleType !== 'car' || state.leasingDealType === leasingDealType) return state;
  return { ...state, leasingDealType };
}

/** Where the toggle stands: Personal is unchecked, Business is checked (spec, section 4). */
export function isToggleChecked(dealType: DealType): boolean {
  return dealType === 'business';
}

/** What pressing the toggle chooses. */
export function otherDealType(dealType: CarDealType): CarDealType {
  return dealType === 'personal' ? 'business' : 'personal';
}

/** A deal type as the site search and the filter number it: Personal is 2 (spec, section 3). */
export function toFilterNumber(dealType: DealType): number {
  return dealTypes[dealType].number;
}
