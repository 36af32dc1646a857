/** The columns of the VCA's "Euro 6 latest" car file that are read, by the name used here (layout of spring 2025). */
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
