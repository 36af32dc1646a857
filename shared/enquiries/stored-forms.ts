/** What forms store and why, in the words and the order of the privacy policy. How long is in the settings, by kind. */
export const storedForms = {
  contract: {
    name: 'Quote, callback, price match, selling a vehicle, fleet support',
    holds:
      'Name, one way to reach you, your answers, a registration if you’re selling, and the deal with its price that day',
    why: 'Steps you asked for before a contract: (b)',
  },
  message: {
    name: 'Message, contact',
    holds: 'Name, one way to reach you, your words, and the deal you’d been looking at',
    why: 'Our interest in answering you: (f)',
  },
  eligibility: {
    name: 'Eligibility checker',
    holds: 'Nothing until you press “Send my answers”; then nine answers and how to reach you',
    why: 'Steps you asked for: (b)',
  },
  complaint: {
    name: 'Complaint, data protection complaint',
    holds: 'What happened, what would put it right, name, email, and phone if you give it',
    why: 'A legal duty to deal with complaints: (c)',
  },
  commission: {
    name: 'Commission confirmation',
    holds: 'Name, email, and the reference of your quote or vehicle',
    why: 'Our interest in proving that we told you: (f)',
  },
  competition: {
    name: 'Competition',
    holds: 'Name, one way to reach you, and which competition',
    why: 'The terms that you accept: (b)',
  },
  careers: {
    name: 'Careers',
    holds: 'What you write about yourself, and a link to a CV if you add one',
    why: 'Steps before a job: (b)',
  },
} as const;

/** A row of the policy. */
export type StoredFormName = keyof typeof storedForms;
