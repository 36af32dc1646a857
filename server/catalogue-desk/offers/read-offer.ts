import { z } from 'zod';
import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { InvalidInputError, UnavailableError } from '#server/platform/http/errors.ts';
import { type DayFault, toIsoDay } from '#server/platform/time/uk-day.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { isVehicleRef } from '#shared/deals/vehicle-ref.ts';
import { addDays } from '#shared/format/london-time.ts';
import { parseVehiclePath } from '#shared/routes/parse-vehicle-path.ts';
import type { OfferDays } from './offer-store.ts';

const dayFaults: Readonly<Record<DayFault, string>> = {
  'short-year': 'Write the year in full, like 24/11/2026.',
  'month-first': 'Write the day before the month, like 24/11/2026.',
  'no-such-day': 'There’s no such day. Check the month.',
  unreadable: 'Enter a day, like 24/11/2026.',
};

const day = z
  .string(dayFaults.unreadable)
  .max(40, dayFaults.unreadable)
  .transform((typed, context) => {
    const read = toIsoDay(typed);
    if ('date' in read) return read.date;
    context.addIssue({ code: 'custom', message: dayFaults[read.fault] });
    return z.NEVER;
  });

const vehicleHint = 'Paste the address of the vehicle’s page, or type the ten digits in it.';

export const offerDays = z.object({ startsOn: day, endsOn: day });
export const newOffer = offerDays.extend({
  vehicle: z.string(vehicleHint).trim().min(1, vehicleHint).max(2000, vehicleHint),
});

/** How far ahead an offer may end. */
const maxDaysAhead = 366;

/**
 * Throws, in words for the member, unless the days are in order and neither over nor more than a year away. An offer that
 * has begun may keep its first day.
 */
export function checkDays({ startsOn, endsOn }: OfferDays, today: string, began?: string): void {
  const fields: Record<string, string> = {};
  if (startsOn < today && startsOn !== began) fields.startsOn = 'Choose today or a later day.';
  if (endsOn < today) fields.endsOn = 'Choose today or a later day.';
  else if (endsOn < startsOn) fields.endsOn = 'The last day can’t be before the first day.';
  else if (endsOn > addDays(today, maxDaysAhead)) fields.endsOn = 'Choose a day within a year from today.';
  if (Object.keys(fields).length > 0) throw new InvalidInputError(fields);
}

/**
 * The vehicle that a member has typed or pasted: the address of its page, with or without host and query, or its
 * reference. Throws in words for the member when it is none that the site shows.
 */
export function findTypedVehicle(snapshot: Snapshot | undefined, typed: string): Vehicle {
  if (!snapshot) throw new UnavailableError('The catalogue is being loaded. Please try again shortly.');
  const digits = typed.replaceAll(/\s/g, '');
  const { pathname } = URL.parse(typed, 'http://site.example') ?? { pathname: '' };
  const vehicleRef = isVehicleRef(digits) ? digits : parseVehiclePath(pathname)?.vehicleRef;
  if (vehicleRef === undefined)
    throw new InvalidInputError({ vehicle: `That’s not the page of a vehicle. ${vehicleHint}` });
  const vehicle = snapshot.findVehicle(vehicleRef);
  if (!vehicle)
    throw new InvalidInputError({ vehicle: `There’s no vehicle ${vehicleRef} in the catalogue.` });
  return vehicle;
}
