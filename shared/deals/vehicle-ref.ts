/** A vehicle's reference: ten digits, in feeds, addresses, forms and what the account API answers. */
export const vehicleRefPattern = /^\d{10}$/;

/** Whether a value has the form of a vehicle reference. */
export function isVehicleRef(value: unknown): value is string {
  return typeof value === 'string' && vehicleRefPattern.test(value);
}
