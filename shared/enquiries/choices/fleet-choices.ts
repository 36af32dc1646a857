/** The services of fleet support; the values are the ends of their pages' paths. */
export const fleetServices = {
  audit: 'Fleet audit',
  tendering: 'Tendering',
  'duty-of-care': 'Duty of care',
  'green-fleet': 'Green fleet',
  supply: 'Vehicle supply',
  'funding-solutions': 'Funding solutions',
  maintenance: 'Maintenance',
} as const;

/** Vehicles on the road today. */
export const fleetSizes = {
  '1-4': '1 to 4 vehicles',
  '5-24': '5 to 24 vehicles',
  '25-99': '25 to 99 vehicles',
  '100+': '100 vehicles or more',
} as const;
