import type { z } from 'zod';
import type { EnquiryServices } from '#server/enquiries/receive/enquiry-services.ts';
import { TooManyRequestsError } from '#server/platform/http/errors.ts';
import type { FormAnswer } from '#server/platform/http/form-answer.ts';
import { toAddressKey } from '#server/platform/http/limits/to-address-key.ts';
import { plateField } from '#shared/enquiries/enquiry-steps.ts';
import { fieldSchema } from '#shared/enquiries/field-schemas.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { describeFound, toFuel, toMakeName, toWord } from './dvla-words.ts';
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
