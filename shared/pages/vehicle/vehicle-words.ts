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
 * The title of the page, or of its quote: always with the make and what kind of lease it is. The
 * name in a long one is shorter. The titles of used and insured offers say so, because the same
 * derivative may also be offered new.
 */
export function vehicleTitle(
  { vehicle, dealType }: Pick<VehicleData, 'vehicle' | 'dealType'>,
  page: '' | ' quote' = '',
): string {
  const { pricingType, used } = vehicle;
  const kind = { standard: '', atc: 'insured ', used: 'used ' }[pricingType];
  const [name, ...shorter] = titleNames(vehicle);
  const noun = `${kind}${wordsAfterName(name, titleNouns[dealType])}${page}`;
  const short = `${kind}${titleNouns[dealType].replace('van ', '')}${page}`;
  const miles = used ? `, ${formatMiles(used.odometerMiles)}` : '';
  const month = used ? `, ${formatShortMonth(used.registered)}${miles}` : '';
  return fitTitle([
    `${name} ${noun}${used ? `, ${formatMonthOfYear(used.registered)}${miles}` : ''}`,
    ...[name, ...shorter].map((each) => `${each} ${short}${month}`),
    `${shorter.at(-1) ?? name} ${short}${miles}`,
    `${shorter.at(-1) ?? name} ${short}`,
  ]);
}

/**
 * A vehicle's name, then shorter ones: without its doors, without the gearbox at its end, and with ever fewer words before
 * the last, which is the trim; last make and model, and make and range.
 */
function titleNames(
  vehicle: Pick<Vehicle, 'make' | 'range' | 'model' | 'derivative'>,
): readonly [string, ...string[]] {
  const { make, range, model, derivative } = vehicle;
  const words = derivative.name.split(' ').filter((word) => !/^\ddr$/.test(word));
  const [trim = '', ...before] = words.slice(0, -1).toReversed();
  const cut = before.map((_, count) => [...before.slice(count).toReversed(), trim]);
  return [
    vehicleName(vehicle),
    ...[words, ...cut].map((each) => [make.name, model.name, ...each].join(' ')),
    `${make.name} ${model.name}`,
    `${make.name} ${range.name}`,
  ];
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
