import { toChoices } from '#shared/enquiries/choices/labels.ts';
import {
  outstandingFinances,
  sellConditions,
  sellFuels,
  sellIntents,
  serviceHistories,
  vatStates,
} from '#shared/enquiries/choices/sell-choices.ts';
import type { EnquiryDefinition } from '#shared/enquiries/enquiry-definition.ts';
import type { ControlSpec, FieldSpec } from '#shared/enquiries/field-spec.ts';
import { contactFields } from './contact-fields.ts';
import { marketingConsent } from './marketing-consent.ts';

/** Sell your car. */
export const sellCarEnquiry: EnquiryDefinition = sellEnquiry('car', []);

/** Sell your van. */
export const sellVanEnquiry: EnquiryDefinition = sellEnquiry('van', [
  {
    kind: 'radio',
    name: 'vat',
    label: 'Is it VAT qualifying?',
    hint: 'It is when VAT was charged on its whole price, so that a business can claim it back.',
    choices: toChoices(vatStates),
  },
]);

function sellEnquiry(noun: 'car' | 'van', more: readonly ControlSpec[]): EnquiryDefinition {
  return {
    kind: `sell-${noun}`,
    path: `/sell-your-${noun}`,
    name: `offer of a ${noun}`,
    title: `Sell your ${noun}`,
    description: `Sell your ${noun} or part-exchange it for a lease: tell us about it once and hear what it is worth.`,
    heading: `Sell your ${noun}`,
    crumb: 'Part Exchange',
    introduction: [
      `Tell us about your ${noun} and we will come back with a valuation. Asking costs nothing and binds you to nothing.`,
    ],
    fields: [vehicleFields(noun), stateFields(noun, more), contactFields],
    consents: [marketingConsent],
    submit: `Send my ${noun}’s details`,
    next: [
      `We’ll look at what you told us about your ${noun} and reply the way you chose.`,
      `A valuation is an estimate until the ${noun} has been inspected. You’re free to say no.`,
    ],
  };
}

function vehicleFields(noun: string): FieldSpec {
  return {
    kind: 'group',
    legend: `Your ${noun}`,
    fields: [
      {
        kind: 'text',
        name: 'registration',
        label: 'Registration',
        hint: 'As on the number plate.',
        maxLength: 20,
      },
      { kind: 'text', name: 'make', label: 'Make', maxLength: 60 },
      {
        kind: 'text',
        name: 'model',
        label: 'Model and version',
        hint: 'As on the V5C, field D.3, or as you know it.',
        maxLength: 100,
      },
      { kind: 'number', name: 'year', label: 'Year of first registration', min: 1950, max: 2099 },
      { kind: 'select', name: 'fuel', label: 'Fuel', choices: toChoices(sellFuels) },
      { kind: 'text', name: 'colour', label: 'Colour', maxLength: 40, isOptional: true },
    ],
  };
}

function stateFields(noun: string, more: readonly ControlSpec[]): FieldSpec {
  return {
    kind: 'group',
    legend: 'How it is today',
    fields: [
      {
        kind: 'number',
        name: 'mileage',
        label: 'Mileage',
        hint: 'Miles on the clock.',
        min: 0,
        max: 999_999,
      },
      {
        kind: 'radio',
        name: 'condition',
        label: 'Condition',
        hint: 'Good means light marks for its age; fair means dents, scratches or worn tyres.',
        choices: toChoices(sellConditions),
      },
      {
        kind: 'radio',
        name: 'serviceHistory',
        label: 'Service history',
        choices: toChoices(serviceHistories),
      },
      {
        kind: 'radio',
        name: 'finance',
        label: 'Is there finance to pay off?',
        choices: toChoices(outstandingFinances),
      },
      ...more,
      {
        kind: 'radio',
        name: 'intent',
        label: `What would you like to do with the ${noun}?`,
        choices: toChoices(sellIntents),
      },
      {
        kind: 'long-text',
        name: 'notes',
        label: 'Anything else we should know',
        maxLength: 2000,
        isOptional: true,
      },
    ],
  };
}
