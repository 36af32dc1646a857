/** Why something held on a person is erased, in the words in which staff choose it and the audit log keeps it. */
export const erasureReasons = {
  asked: 'They asked us to',
  consent: 'They took back their consent',
  objected: 'They objected to our keeping it',
  'not-needed': 'We no longer need it',
  'not-ours': 'We should never have had it',
} as const;

export type ErasureReason = keyof typeof erasureReasons;

export const erasureReasonNames = Object.keys(erasureReasons) as readonly ErasureReason[];
