import type { z } from 'zod';
import type { EnquiryServices } from '#server/enquiries/receive/enquiry-services.ts';
import { TooManyRequestsError } from '#server/platform/http/errors.ts';
import type { FormAnswer } from '#server/platform/http/form-answer.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { plateField } from '#shared/enquiries/enquiry-steps.ts';
import { fieldSchema } from '#shared/enquiries/field-schemas.ts';
import { sellFuels } from '#shared/enquiries/kinds/sell-vehicle.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import type { FoundVehicle, VehicleLookUp } from './vehicle-enquiry.ts';

/** A step's posted fields, and the address of who sent them. */
interface StepRequest {
  readonly body: Readonly<Record<string, unknown>>;
  readonly address: string | undefined;
}

/** Runs a step and returns the form that its page then shows. */
export type Step = (
  request: StepRequest,
  services: EnquiryServices,
) => Promise<Omit<FormAnswer, 'page'> & { readonly retryAfterSeconds?: number }>;

const plateSchema = fieldSchema(plateField) as z.ZodType<string>;

const byHand = 'Please type in the details below.';

const sentences: Readonly<Record<Exclude<VehicleLookUp['kind'], 'found'>, string>> = {
  refused: `DVLA says this isn’t a registration. Please check it. ${byHand}`,
  unknown: `DVLA has no vehicle with this registration. Please check it. ${byHand}`,
  busy: `DVLA’s service is very busy at the moment. ${byHand}`,
  away: `DVLA’s service isn’t available at the moment. ${byHand}`,
};

/**
 * Takes a plate and fills in what DVLA knows, where we can ask it. Whether or not it finds the vehicle, the enquiry's
 * form follows.
 */
export const lookUpPlate: Step = async ({ body, address }, services) => {
  const sent = body[plateField.name];
  const typed = typeof sent === 'string' ? sent.slice(0, 40) : '';
  const { data: plate, error } = plateSchema.safeParse(typed);
  if (plate === undefined) {
    const fields = { [plateField.name]: error?.issues[0]?.message ?? '' };
    return { status: 400, form: toForm({ typed }, { faults: { fields } }) };
  }
  try {
    await services.limits.count('lookUpByAddress', toAddressKey(address));
  } catch (refusal) {
    if (!(refusal instanceof TooManyRequestsError)) throw refusal;
    const message = `${refusal.message} ${byHand}`;
    const wait = { retryAfterSeconds: refusal.retryAfterSeconds ?? 60 };
    return { status: 429, ...wait, form: toForm({ typed, plate }, { faults: { message, fields: {} } }) };
  }
  return { status: 200, form: await toFoundForm({ typed, plate }, services) };
};

interface Plates {
  readonly typed: string;
  /** Normalised; absent when what was typed is no plate. */
  readonly plate?: string;
}

async function toFoundForm(plates: Plates & { readonly plate: string }, { vehicleEnquiry }: EnquiryServices) {
  if (!vehicleEnquiry) return toForm(plates, {});
  const found = await vehicleEnquiry.lookUp(plates.plate);
  if (found.kind === 'found')
    return toForm(plates, { found: found.vehicle, done: describeFound(found.vehicle) });
  return toForm(plates, { faults: { message: sentences[found.kind], fields: {} } });
}

interface Outcome {
  readonly found?: FoundVehicle;
  readonly done?: string;
  readonly faults?: FormState['faults'];
}

/** The values of the page's next form: the plate as it was typed while it is none, else the vehicle for the enquiry. */
function toForm({ typed, plate }: Plates, { found, done, faults = { fields: {} } }: Outcome): FormState {
  return {
    csrf: '',
    values: {
      ...(plate === undefined ? { [plateField.name]: typed } : { registration: plate }),
      ...(found && toValues(found)),
    },
    faults,
    ...(done !== undefined && { done }),
  };
}

function toValues({ make, colour, fuelType, yearOfManufacture }: FoundVehicle): FormState['values'] {
  return {
    make: toMakeName(make),
    ...(colour !== undefined && { colour: toWord(colour) }),
    ...(fuelType !== undefined && { fuel: toFuel(fuelType) }),
    ...(yearOfManufacture !== undefined && { year: String(yearOfManufacture) }),
  };
}

type SellFuel = keyof typeof sellFuels;

/** DVLA's words for fuels (checked 2026-11-20) and the choices of our form; all others are `other`. */
const fuels: Readonly<Record<string, SellFuel>> = {
  PETROL: 'petrol',
  DIESEL: 'diesel',
  'HEAVY OIL': 'diesel',
  ELECTRICITY: 'electric',
  'HYBRID ELECTRIC': 'hybrid',
};

/** The form's choice for a fuel as DVLA spells it. */
function toFuel(fuelType: string): SellFuel {
  return fuels[fuelType.toUpperCase()] ?? 'other';
}

/** A make in DVLA's capitals as people write it; short ones such as BMW stay in capitals. */
function toMakeName(capitals: string): string {
  return capitals.replace(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** "RED" as "Red". */
function toWord(capitals: string): string {
  return capitals.charAt(0).toUpperCase() + capitals.slice(1).toLowerCase();
}

/** Tells the visitor what DVLA found and what is still to be filled in. */
function describeFound(vehicle: FoundVehicle): string {
  const { make, colour, fuelType, yearOfManufacture, co2Emissions, taxStatus, motStatus } = vehicle;
  const facts = [
    toMakeName(make),
    colour?.toLowerCase(),
    fuelType && sellFuels[toFuel(fuelType)].toLowerCase(),
    yearOfManufacture,
    co2Emissions !== undefined && `${co2Emissions} g/km CO2`,
    taxStatus && `tax: ${taxStatus}`,
    motStatus && `MOT: ${motStatus}`,
  ].filter(Boolean);
  return `From DVLA: ${facts.join(', ')}. Please add the model, which DVLA doesn’t give us, and check the rest.`;
}
