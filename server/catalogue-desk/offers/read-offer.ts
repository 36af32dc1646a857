import { z } from 'zod';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { type DayFault, toIsoDay } from '#server/platform/time/uk-day.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { addDays } from '#shared/format/london-time.ts';
import { offerFields } from '#shared/pages/staff/staff-fields.ts';
import { parseVehiclePath } from '#shared/routes/parse-vehicle-path.ts';
import type { OfferDays } from './offer-store.ts';

/** What is wrong with a typed day, the first or the last one. */
const dayFaults: Readonly<Record<DayFault, (name: string) => string>> = {
  'short-year': (name) => `Write the year of the ${name} day in full, like 24/11/2026.`,
  'month-first': (name) => `Write the ${name} day with its day before its month, like 24/11/2026.`,
  'no-such-day': (name) => `There’s no such ${name} day. Check the month.`,
  unreadable: (name) => `Enter the ${name} day, like 24/11/2026.`,
};

function dayOf(name: 'first' | 'last') {
  const unreadable = dayFaults.unreadable(name);
  return z
    .string(unreadable)
    .max(40, unreadable)
    .transform((typed, context) => {
      const read = toIsoDay(typed);
      if ('date' in read) return read.date;
      context.addIssue({ code: 'custom', message: dayFaults[read.fault](name) });
      return z.NEVER;
    });
}

const vehicleHint = 'Paste the address of the vehicle’s page, or type the ten digits in it.';

const offerDays = z.object({ startsOn: dayOf('first'), endsOn: dayOf('last') });

/** The form that gives an offer other days, with those that the member saw. */
export const changedDays = offerDays.extend({
  seenStart: z.iso.date().optional(),
  seenEnd: z.iso.date().optional(),
});

/** The form of a new offer. */
export const newOffer = offerDays.extend({
  vehicle: z.string(vehicleHint).trim().min(1, vehicleHint).max(offerFields.vehicle.maxLength, vehicleHint),
});

/** How far ahead an offer may end. */
const maxDaysAhead = 366;

/** A message for the member for each field at fault. */
type Faults = Readonly<Record<string, string>>;

/**
 * Throws, in words for the member, unless the days are in order and neither over nor more than a year away. An offer that
 * has begun may keep its first day.
 */
export function checkDays(days: OfferDays, today: string, began?: string): void {
  const faults = findDayFaults(days, today, began);
  if (Object.keys(faults).length > 0) throw new InvalidInputError(faults);
}

function findDayFaults({ startsOn, endsOn }: OfferDays, today: string, began?: string): Faults {
  const faults: Record<string, string> = {};
  if (startsOn < today && startsOn !== began) faults.startsOn = 'Choose today or later as the first day.';
  if (endsOn < today) faults.endsOn = 'Choose today or later as the last day.';
  else if (endsOn < startsOn) faults.endsOn = 'The last day can’t be before the first day.';
  else if (endsOn > addDays(today, maxDaysAhead))
    faults.endsOn = 'Choose a last day within a year from today.';
  return faults;
}

/**
 * The vehicle of a new offer. Throws, in words for the member, when the site does not show it, and when the days cannot
 * be those of an offer.
 */
export function findOfferedVehicle(
  { vehicle: typed, ...days }: z.infer<typeof newOffer>,
  snapshot: Snapshot | undefined,
  today: string,
): Vehicle {
  if (!snapshot) throw new UnavailableError('The catalogue is being loaded. Please try again shortly.');
  const vehicleRef = findTypedRef(typed);
  const vehicle = vehicleRef === undefined ? undefined : snapshot.findVehicle(vehicleRef);
  const faults = findDayFaults(days, today);
  if (vehicle && Object.keys(faults).length === 0) return vehicle;
  const unknown =
    vehicleRef === undefined
      ? `That’s not the page of a vehicle. ${vehicleHint}`
      : `There’s no vehicle ${vehicleRef} in the catalogue.`;
  throw new InvalidInputError(vehicle ? faults : { vehicle: unknown, ...faults });
}

/** The reference in the address of a vehicle's page, with or without host and query, or typed as it is. */
function findTypedRef(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  if (isVehicleRef(digits)) return digits;
  return parseVehiclePath(URL.parse(typed, 'http://site.example')?.pathname ?? '')?.vehicleRef;
}
