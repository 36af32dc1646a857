/** What the vehicle runs on. */
export const sellFuels = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
  other: 'Something else',
} as const;

/** How it looks and drives, in the seller's own view. */
export const sellConditions = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
} as const;

export const serviceHistories = { full: 'Full', part: 'Part', none: 'None' } as const;

/** Whether somebody else still has a claim on it. */
export const outstandingFinances = { no: 'No', yes: 'Yes', unsure: 'I am not sure' } as const;

export const sellIntents = {
  sell: 'Sell it',
  exchange: 'Part-exchange it for a lease',
  unsure: 'Hear what it is worth first',
} as const;

/** Whether a buyer who is registered for VAT can claim it back on this van. */
export const vatStates = { yes: 'Yes', no: 'No', unsure: 'I am not sure' } as const;
