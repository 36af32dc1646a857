export interface PublicNumber {
  readonly number: string;
  readonly who: string;
  readonly when: string;
}

/** Public numbers of the United Kingdom that are free to ring from any phone; gov.uk and nhs.uk, November 2026. */
export const publicNumbers: readonly PublicNumber[] = [
  {
    number: '999',
    who: 'Police, fire, ambulance, coastguard',
    when: 'Somebody is hurt or in danger, or the road is blocked.',
  },
  {
    number: '112',
    who: 'The same services',
    when: 'Works as 999 does, here and across the European Union.',
  },
  {
    number: '101',
    who: 'Police, not an emergency',
    when: 'The vehicle was stolen or damaged and nobody is in danger. Your insurer asks for the crime number.',
  },
  { number: '111', who: 'NHS advice', when: 'You need medical help soon, but it is no emergency.' },
  {
    number: '18000',
    who: 'Emergency relay (Relay UK)',
    when: 'You need 999 by text: for people who are deaf or have difficulty with hearing or speech.',
  },
];
