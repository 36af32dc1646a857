import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { wordsAfterName } from '#shared/deals/lease-words.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatMonthOfYear } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { VehicleData } from './vehicle-data.ts';

const titleNouns: Readonly<Record<DealType, string>> = {
  personal: 'lease',
  business: 'business lease',
  van: 'van lease',
};

/** "BMW 3 Series Saloon 320i M Sport lease": make, model and derivative in reading order. */
export function vehicleName({
  make,
  model,
  derivative,
}: Pick<Vehicle, 'make' | 'model' | 'derivative'>): string {
  return `${make.name} ${model.name} ${derivative.name}`;
}

/**
 * The page's title; the titles of used and insured offers say so, because the same derivative may also be offered new.
 */
export function vehicleTitle({ vehicle, dealType }: Pick<VehicleData, 'vehicle' | 'dealType'>): string {
  const { pricingType, used } = vehicle;
  const kind = { standard: '', atc: 'insured ', used: 'used ' }[pricingType];
  const name = vehicleName(vehicle);
  const title = `${name} ${kind}${wordsAfterName(name, titleNouns[dealType])}`;
  return used ? `${title}, ${formatMonthOfYear(used.registered)}, ${formatMiles(used.odometerMiles)}` : title;
}

/** The meta description: the monthly rental and the total, always with their profile. */
export function vehicleDescription(data: VehicleData): string {
  const { vehicle, dealType, price, profile } = data;
  const name = vehicleName(vehicle);
  if (!price)
    return `Lease the ${name}: price on application. Specification, delivery and how to ask for a price.`;
  const monthly = formatPounds(price.monthlyPence, { pennies: true });
  const total = formatPounds(price.totalPence, { pennies: true });
  return `Lease the ${name} for ${monthly} a month ${dealTypes[dealType].vat}, ${total} in all (${profileWords(profile)}).`;
}
