export const ages = { adult: 'I am 18 or over', minor: 'I am under 18' } as const;

export const residencies = {
  'over-3': '3 years or more',
  '1-to-3': '1 to 3 years',
  'under-1': 'Less than a year',
  none: 'I do not live in the UK',
} as const;

export const employments = {
  'full-time': 'Employed full time',
  'part-time': 'Employed part time',
  'self-employed': 'Self-employed or director',
  retired: 'Retired with a pension',
  student: 'Studying',
  'not-working': 'Not working at the moment',
} as const;

/** Time in the present job or business. */
export const jobLengths = {
  'over-3-years': '3 years or more',
  '1-to-3-years': '1 to 3 years',
  '3-to-12-months': '3 to 12 months',
  'under-3-months': 'Less than 3 months',
  none: 'This does not apply to me',
} as const;

/** A year, before tax. */
export const incomes = {
  'over-50': 'More than £50,000',
  '30-to-50': '£30,000 to £50,000',
  '20-to-30': '£20,000 to £30,000',
  '12-to-20': '£12,000 to £20,000',
  'under-12': 'Less than £12,000',
} as const;

/** Rent or mortgage, a month. */
export const housingCosts = {
  none: 'Nothing',
  'under-500': 'Up to £500',
  '500-to-1000': '£500 to £1,000',
  '1000-to-1500': '£1,000 to £1,500',
  'over-1500': 'More than £1,500',
} as const;

/** As the visitor sees it: nobody looks it up. */
export const creditHistories = {
  clean: 'I have had credit and always paid on time',
  'late-before': 'I paid late, but not in the last 12 months',
  'late-lately': 'I paid late in the last 12 months',
  serious: 'A default, county court judgment, IVA or bankruptcy in the last 6 years',
  thin: 'I have had little or no credit',
} as const;

/** The largest initial rental that would not be a strain, in monthly rentals. */
export const upfronts = {
  '9': '9 monthly rentals or more',
  '6': 'Up to 6 monthly rentals',
  '3': 'Up to 3 monthly rentals',
  '1': '1 monthly rental',
  '0': 'Nothing at the moment',
} as const;

export const licences = {
  uk: 'Full UK licence',
  other: 'Full licence of another country',
  provisional: 'Provisional licence',
  none: 'No licence',
} as const;
