export interface PublicNumber {
  readonly number: string;
  readonly who: string;
  readonly when: string;
}

/** Public numbers of the United Kingdom that are free to call from any phone; gov.uk and nhs.uk, November 2026. */
export const publicNumbers: readonly PublicNumber[] = [
  {
    number: '999',
    who: 'Police, fire, ambulance, coastguard',
    when: 'Someone is hurt or in danger, or the road is blocked.',
  },
  {
    number: '112',
    who: 'The same services',
    when: 'Works like 999, here and across the European Union.',
  },
  {
    number: '101',
    who: 'Police, not an emergency',
    when: 'The vehicle was stolen or damaged and no one is in danger. Your insurer will ask for the crime number.',
  },
  { number: '111', who: 'NHS advice', when: 'You need medical help soon, but it’s not an emergency.' },
  {
    number: '18000',
    who: 'Emergency relay (Relay UK)',
    when: 'You need to text 999. For people who are deaf or find hearing or speaking difficult.',
  },
];
