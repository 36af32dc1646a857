// Texts in forms of the staff site, by their names: pages draw them from this, and what is posted is checked by it.

/** Why a member refuses a review, accepts or declines a feed, or goes back to an earlier version. */
export const reasonFields = {
  reason: { label: 'Reason', maxLength: 500 },
};

export const enquiryFields = {
  note: {
    label: 'Note',
    hint: 'For colleagues, beside the notes so far. The sender gets it too if they ask what we hold.',
    maxLength: 2000,
  },
  confirm: { label: 'Reference', maxLength: 40 },
};

/** The fields by which staff say whom they mean. */
export const personFields = {
  email: { label: 'Email address', maxLength: 254, isRequired: false },
  phone: {
    label: 'Phone number',
    hint: 'Finds forms that were sent without an email address.',
    maxLength: 30,
    isRequired: false,
  },
};

export const erasureFields = {
  ...personFields,
  reason: { label: 'Why?' },
  confirm: { label: 'Confirm', maxLength: 254, autoComplete: 'off' },
};

export const offerFields = {
  vehicle: {
    label: 'Vehicle',
    hint: 'The address of its page, or the ten digits in it.',
    maxLength: 2000,
  },
  startsOn: { label: 'First day', type: 'date' },
  endsOn: { label: 'Last day', type: 'date' },
} as const;
