/** The texts that a review is asked for: its page draws them from this, and their limits are checked. */
export const reviewFields = {
  comments: { label: 'Your review', minLength: 20, maxLength: 2000 },
  displayName: {
    label: 'Name to show',
    hint: 'Your first name and initial, like Ada B.',
    maxLength: 40,
  },
  monthsHeld: { label: 'Months you’ve had it', inputMode: 'numeric', maxLength: 3 },
  email: {
    label: 'Email address',
    hint: 'Never shown.',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
  },
} as const;
