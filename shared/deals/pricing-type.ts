/** The kind of offer behind a vehicle: a plain new lease, one with insurance included (Atc), or a used vehicle. */
export type PricingType = 'standard' | 'atc' | 'used';

export const pricingTypes: readonly PricingType[] = ['standard', 'atc', 'used'];

/** Value of the `pricingType` query parameter; undefined for a standard deal. */
export function pricingTypeParameter(type: PricingType): 'atc' | 'used' | undefined {
  return type === 'standard' ? undefined : type;
}
