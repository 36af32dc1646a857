import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { profileWords, wordsAfterName } from '#shared/deals/profile-words.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles } from '#shared/format/format-count.ts';
import { formatMonthOfYear, formatShortMonth } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { fitDescription, fitTitle } from '#shared/seo/fit-words.ts';
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
 * The page's title; the titles of used and insured offers say so, because the same derivative may also be offered new. A
 * long one goes without the make, the noun or, of a used vehicle, which has its month and miles, the derivative.
 */
export function vehicleTitle({ vehicle, dealType }: Pick<VehicleData, 'vehicle' | 'dealType'>): string {
  const { pricingType, used, make, model, derivative } = vehicle;
  const kind = { standard: '', atc: 'insured ', used: 'used ' }[pricingType];
  const name = vehicleName(vehicle);
  const short = `${model.name} ${derivative.name}`;
  const noun = wordsAfterName(name, titleNouns[dealType]);
  // Without its noun, a title for businesses must still differ from that for persons.
  const business = dealType === 'business' ? ' business' : '';
  if (!used) return fitTitle([`${name} ${kind}${noun}`, `${short} ${kind}${noun}`, short + business]);
  const miles = formatMiles(used.odometerMiles);
  const month = `${formatShortMonth(used.registered)}, ${miles}`;
  return fitTitle([
    `${name} used ${noun}, ${formatMonthOfYear(used.registered)}, ${miles}`,
    `${name} used ${noun}, ${month}`,
    `${short} used ${noun}, ${month}`,
    `${short} used, ${month}`,
    `${make.name} ${model.name} used ${noun}, ${month}`,
    `${model.name} used ${noun}, ${month}`,
  ]);
}

/** The meta description: the monthly rental, always with its profile, and the total where there is room for it. */
export function vehicleDescription(data: VehicleData): string {
  const { vehicle, dealType, price, profile } = data;
  const kind = kindWords(vehicle);
  const name = `${vehicleName(vehicle)}${kind}`;
  const short = `${vehicle.model.name} ${vehicle.derivative.name}${kind}`;
  const business = dealType === 'business' ? ' for a business' : '';
  if (!price)
    return `Lease the ${name}${business}: price on application. Specification, delivery and how to ask for a price.`;
  const monthly = `${formatPounds(price.monthlyPence, { pennies: true })} a month ${dealTypes[dealType].vat}`;
  const total = `${formatPounds(price.totalPence, { pennies: true })} in total`;
  const words = `(${profileWords(profile)})`;
  return fitDescription([
    `Lease the ${name} for ${monthly}, ${total} ${words}.`,
    `${name}: ${monthly}, ${total} ${words}.`,
    `${name}: ${monthly} ${words}.`,
    `${short}: ${monthly} ${words}.`,
    `${vehicle.model.name}${kind}: ${monthly} ${words}.`,
  ]);
}

/** What sets a used or an insured offer apart from a new car of the same derivative. */
function kindWords({ pricingType, used }: Vehicle): string {
  if (used) return `, used, ${formatShortMonth(used.registered)}, ${formatMiles(used.odometerMiles)}`;
  return pricingType === 'atc' ? ' with insurance' : '';
}
