import * as z from 'zod';
import { valuesOf } from '#shared/enquiries/choices/labels.ts';
import {
  outstandingFinances,
  sellConditions,
  sellFuels,
  sellIntents,
  serviceHistories,
  vatStates,
} from '#shared/enquiries/choices/sell-choices.ts';
import { checkContact, contactDetails } from './contact-details.ts';
import { choiceOf, optionalText, registrationPlate, requiredText, wholeNumber } from './field-kinds.ts';

const vehicleDetails = {
  registration: registrationPlate,
  make: requiredText(60, 'Please enter the make, such as Ford.'),
  model: requiredText(100, 'Please enter the model, such as Focus 1.0 Titanium.'),
  year: wholeNumber(1950, 2099, 'Please enter the year of first registration as four digits, such as 2021.'),
  fuel: choiceOf(valuesOf(sellFuels), 'Please choose what it runs on.'),
  colour: optionalText(40),
  mileage: wholeNumber(
    0,
    999_999,
    'Please enter the mileage on the clock as a whole number, such as 42,000.',
  ),
  condition: choiceOf(valuesOf(sellConditions), 'Please choose its condition.'),
  serviceHistory: choiceOf(valuesOf(serviceHistories), 'Please choose how much of its history there is.'),
  finance: choiceOf(valuesOf(outstandingFinances), 'Please say whether there is finance on it.'),
  intent: choiceOf(valuesOf(sellIntents), 'Please choose what you would like to do.'),
  notes: optionalText(2000),
};

/** Sell your car. */
export const sellCarSchema = z.object({ ...vehicleDetails, ...contactDetails }).superRefine(checkContact);

/** Sell your van: as a car, and whether VAT can be claimed back on it. */
export const sellVanSchema = z
  .object({
    ...vehicleDetails,
    vat: choiceOf(valuesOf(vatStates), 'Please say whether the van is VAT qualifying.'),
    ...contactDetails,
  })
  .superRefine(checkContact);
