/** The columns that are read from the VCA's "Euro 6 latest" car file, by our names for them (layout of spring 2025). */
export const vcaColumns = {
  manufacturer: 'Manufacturer',
  model: 'Model',
  description: 'Description',
  gears: 'Transmission',
  gearbox: 'Manual or Automatic',
  engineCc: 'Engine Capacity',
  fuelType: 'Fuel Type',
  powertrain: 'Powertrain',
  powerPs: 'Engine Power (PS)',
  powerKw: 'Engine Power (Kw)',
  milesPerKwh: 'Electric energy consumption Miles/kWh',
  rangeMiles: 'Maximum range (Miles)',
  mpg: 'WLTP Imperial Combined',
  mpgWeighted: 'WLTP Imperial Combined (Weighted)',
  co2: 'WLTP CO2',
  co2Weighted: 'WLTP CO2 Weighted',
  electricRangeMiles: 'Equivalent All Electric Range Miles',
  changed: 'Date of change',
} as const;

export type VcaColumn = keyof typeof vcaColumns;

/** Titles that have been in every layout of the file since 2000. */
export const lastingVcaTitles = [
  'Manufacturer',
  'Model',
  'Description',
  'Transmission',
  'Fuel Type',
] as const;

/**
 * Titles of earlier layouts that are not in that of spring 2025: those of the test before WLTP (until 2018), and yearly
 * costs, which were left out later. They are taken from public programs that read such files (seen 2026-11-22). We had
 * no such file, so older layouts are recognised but not read.
 */
export const olderVcaTitles = [
  'Metric Urban (Cold)',
  'Metric Extra-Urban',
  'Imperial Urban (Cold)',
  'Imperial Extra-Urban',
  'CO2 g/km',
  'Fuel Cost 6000 Miles',
  'Fuel Cost 12000 Miles',
  'Total cost / 12000 miles',
  'Annual fuel Cost 10000 Miles',
  'Annual Electricity cost / 10000 miles',
  'Total cost / 10000 miles',
] as const;

/** Number of cells in the header of spring 2025, including the unnamed last one. */
export const currentVcaWidth = 45;

export const whereTheCurrentFileIs =
  'Download the current one, "Euro 6 latest", from https://carfueldata.vehicle-certification-agency.gov.uk.';
