import { z } from 'zod';
import type { SavedOffer } from '#shared/contracts/saved.ts';
import {
  defaultProfile,
  maxInitialMonths,
  minInitialMonths,
  offeredMiles,
  offeredTerms,
  withinTerm,
} from '#shared/deals/profile.ts';
import { vehicleRefPattern } from '#shared/deals/vehicle-ref.ts';

/** A number that a form sends as text; the default when it is left out or empty. */
const numberField = (usual: number, isOffered: (value: number) => boolean) =>
  z
    .union([z.number(), z.string().max(10)])
    .optional()
    .transform((value) => (value === undefined || value === '' ? usual : Number(value)))
    .refine(isOffered, 'We can’t price this. Choose another.');

const isInitial = (months: number) =>
  Number.isInteger(months) && months >= minInitialMonths && months <= maxInitialMonths;

export const dealTypeField = z.enum(['personal', 'business', 'van']);
export const vehicleRefField = z.string().regex(vehicleRefPattern);

/** The fields that name a vehicle under a deal type at a profile, spelled as in a deal page's query string. */
export const offerFields = {
  vehicleRef: vehicleRefField,
  dealType: dealTypeField,
  term: numberField(defaultProfile.termMonths, (months) => offeredTerms.includes(months)),
  miles: numberField(defaultProfile.annualMiles, (miles) => offeredMiles.includes(miles)),
  initial: numberField(defaultProfile.initialMonths, isInitial),
  maintained: z
    .union([z.boolean(), z.string().max(10)])
    .optional()
    .transform((value) => value === true || value === 'true' || value === 'on'),
};

const offer = z.object(offerFields);

/** The offer that the fields name. */
export function toOffer(fields: z.infer<typeof offer>): SavedOffer {
  const { vehicleRef, dealType, term, miles, initial, maintained } = fields;
  const profile = withinTerm({
    termMonths: term,
    annualMiles: miles,
    initialMonths: initial,
    isMaintained: maintained,
  });
  return { vehicleRef, dealType, profile };
}
