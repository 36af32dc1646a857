import type { EnquiryKind } from '#shared/contracts/enquiry-kind.ts';

/** Forms of which the same is stored, for the same reason. */
interface StoredForm {
  readonly kinds: readonly EnquiryKind[];
  readonly name: string;
  readonly holds: string;
  readonly why: string;
}

/** What each kind of enquiry stores. How long is in the settings, by kind. */
export const storedForms: readonly StoredForm[] = [
  {
    kinds: ['quote', 'callback', 'price-match', 'sell-car', 'sell-van', 'fleet'],
    name: 'Quote, callback, price match, selling a vehicle, fleet support',
    holds:
      'Name, one way to reach you, your answers, a registration if you’re selling, and the deal with its price that day',
    why: 'Steps you asked for before a contract: (b)',
  },
  {
    kinds: ['message', 'contact'],
    name: 'Message, contact',
    holds: 'Name, one way to reach you, your words, and the deal you’d been looking at',
    why: 'Our interest in answering you: (f)',
  },
  {
    kinds: ['eligibility'],
    name: 'Eligibility checker',
    holds: 'Nothing until you press “Send my answers”; then nine answers and how to reach you',
    why: 'Steps you asked for: (b)',
  },
  {
    kinds: ['complaint', 'data-protection-complaint'],
    name: 'Complaint, data protection complaint',
    holds: 'What happened, what would put it right, name, email, and phone if you give it',
    why: 'A legal duty to deal with complaints: (c)',
  },
  {
    kinds: ['commission-consent'],
    name: 'Commission confirmation',
    holds: 'Name, email, and the reference of your quote or vehicle',
    why: 'Our interest in proving that we told you: (f)',
  },
  {
    kinds: ['competition'],
    name: 'Competition',
    holds: 'Name, one way to reach you, and which competition',
    why: 'The terms that you accept: (b)',
  },
  {
    kinds: ['careers'],
    name: 'Careers',
    holds: 'What you write about yourself, and a link to a CV if you add one',
    why: 'Steps before a job: (b)',
  },
];
