import type { ControlSpec } from '#shared/contracts/field-spec.ts';
import type { EnquirySpec } from '#shared/enquiries/enquiry-definition.ts';
import { contactFields, marketingConsent } from './contact-details.ts';

/** What the vehicle runs on. */
export const sellFuels = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
  other: 'Something else',
} as const;

/** How the vehicle looks and drives, as the seller sees it. */
const sellConditions = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
} as const;

const serviceHistories = { full: 'Full', part: 'Part', none: 'None' } as const;

/** Whether a lender still has a claim on the vehicle. */
const outstandingFinances = { no: 'No', yes: 'Yes', unsure: 'I’m not sure' } as const;

const sellIntents = {
  sell: 'Sell it',
  exchange: 'Part-exchange it for a lease',
  unsure: 'Find out what it’s worth first',
} as const;

/** Whether a buyer who is registered for VAT can claim it back on this van. */
const vatStates = { yes: 'Yes', no: 'No', unsure: 'I’m not sure' } as const;

const vehicleControls: readonly ControlSpec[] = [
  {
    kind: 'text',
    name: 'registration',
    label: 'Registration',
    format: 'plate',
    hint: 'As it is on the number plate.',
    maxLength: 20,
    fault: 'Enter the registration.',
  },
  { kind: 'text', name: 'make', label: 'Make', maxLength: 60, fault: 'Enter the make, such as Ford.' },
  {
    kind: 'text',
    name: 'model',
    label: 'Model and version',
    hint: 'It’s on the V5C, field D.3, or use the name you know.',
    maxLength: 100,
    fault: 'Enter the model, such as Focus 1.0 Titanium.',
  },
  {
    kind: 'number',
    name: 'year',
    label: 'Year of first registration',
    min: 1950,
    max: 2099,
    fault: 'Enter the year of first registration as four digits, such as 2021.',
  },
  { kind: 'select', name: 'fuel', label: 'Fuel', choices: sellFuels, fault: 'Choose the fuel.' },
  { kind: 'text', name: 'colour', label: 'Colour', maxLength: 40, isOptional: true },
];

const stateControls: readonly ControlSpec[] = [
  {
    kind: 'number',
    name: 'mileage',
    label: 'Mileage',
    hint: 'Miles on the clock.',
    min: 0,
    max: 999_999,
    fault: 'Enter the mileage on the clock as a whole number, such as 42,000.',
  },
  {
    kind: 'radio',
    name: 'condition',
    label: 'Condition',
    hint: 'Good means light marks for its age; fair means dents, scratches or worn tyres.',
    choices: sellConditions,
    fault: 'Choose its condition.',
  },
  {
    kind: 'radio',
    name: 'serviceHistory',
    label: 'Service history',
    choices: serviceHistories,
    fault: 'Choose how much service history it has.',
  },
  {
    kind: 'radio',
    name: 'finance',
    label: 'Is there finance to pay off?',
    choices: outstandingFinances,
    fault: 'Say whether there’s finance to pay off.',
  },
];

const vatControl: ControlSpec = {
  kind: 'radio',
  name: 'vat',
  label: 'Is it VAT qualifying?',
  hint: 'Yes if VAT was charged on its full price, so a business can claim it back.',
  choices: vatStates,
  fault: 'Say whether the van is VAT qualifying.',
};

const notesControl: ControlSpec = {
  kind: 'long-text',
  name: 'notes',
  label: 'Anything else we should know',
  maxLength: 2000,
  isOptional: true,
};

/** Sell your car. */
export const sellCarEnquiry = sellEnquiry('car', []);

/** Sell your van: as a car, and whether VAT can be claimed back on it. */
export const sellVanEnquiry = sellEnquiry('van', [vatControl]);

function sellEnquiry(noun: 'car' | 'van', more: readonly ControlSpec[]): EnquirySpec {
  const intent: ControlSpec = {
    kind: 'radio',
    name: 'intent',
    label: `What would you like to do with the ${noun}?`,
    choices: sellIntents,
    fault: 'Choose what you would like to do.',
  };
  return {
    fields: [
      { kind: 'group', legend: `Your ${noun}`, fields: vehicleControls },
      {
        kind: 'group',
        legend: 'How it is today',
        fields: [...stateControls, ...more, intent, notesControl],
      },
      contactFields,
    ],
    server: {
      name: `offer of a ${noun}`,
      title: `Sell your ${noun}`,
      description: `Sell your ${noun} or part-exchange it for a lease. Tell us about it and find out what it’s worth.`,
      heading: `Sell your ${noun}`,
      crumb: 'Part Exchange',
      introduction: [`Tell us about your ${noun} and we’ll come back with a valuation. Free, no obligation.`],
      consents: [marketingConsent],
      dealHeading: 'Against this lease',
      submit: `Send my ${noun}’s details`,
      next: [
        `We’ll look at what you told us about your ${noun} and reply the way you chose.`,
        `A valuation is an estimate until the ${noun} has been inspected. You’re free to say no.`,
      ],
      handling: { stored: 'contract', searchWords: 'part exchange valuation' },
    },
  };
}
