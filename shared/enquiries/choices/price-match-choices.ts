/** Contract lengths that can be compared. */
export const matchTerms = {
  '18': '18 months',
  '24': '24 months',
  '36': '36 months',
  '48': '48 months',
  other: 'Another length',
} as const;

export const matchMaintenance = { no: 'Not maintained', yes: 'Maintained' } as const;

export const matchVat = { inc: 'Including VAT', ex: 'Excluding VAT', unsure: 'I am not sure' } as const;
