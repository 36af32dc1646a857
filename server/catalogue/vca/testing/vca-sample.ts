import { type VcaColumn, vcaColumns } from '#server/catalogue/vca/vca-columns.ts';

const petrolCar: Readonly<Record<VcaColumn, string>> = {
  manufacturer: 'FIAT',
  model: 'Panda MY24',
  description: '1.0 70hp Comet (VL)',
  gears: 'M6',
  gearbox: 'Manual',
  engineCc: '999',
  fuelType: 'Petrol',
  powertrain: 'Internal Combustion Engine (ICE)',
  powerPs: '70',
  powerKw: '51',
  milesPerKwh: '0',
  rangeMiles: '',
  mpg: '50.4',
  mpgWeighted: '0',
  co2: '126',
  co2Weighted: '0',
  electricRangeMiles: '',
  changed: '17 October 2024',
};

const columns = Object.keys(vcaColumns) as readonly VcaColumn[];

/** The header of a sample, including the unnamed last column of the published file. */
export const sampleHeader = `${columns.map((column) => vcaColumns[column]).join(',')},`;

/** An invented line in the published layout: a small petrol car, with the given cells replaced. */
export function sampleLine(cells: Partial<Record<VcaColumn, string>> = {}): string {
  const values = columns.map((column) => `"${(cells[column] ?? petrolCar[column]).replaceAll('"', '""')}"`);
  return `${values.join(',')},`;
}

/** Cells that make a sample line an electric car. */
export const electricCells: Partial<Record<VcaColumn, string>> = {
  gears: 'A1',
  gearbox: 'Electric - Not Applicable',
  engineCc: '0',
  fuelType: 'Electricity',
  powertrain: 'Battery Electric Vehicle (BEV) / Pure Electric Vehicle / Electric Vehicle (EV)',
  powerPs: '150',
  milesPerKwh: '3.8',
  rangeMiles: '250',
  mpg: '0',
  co2: '0',
};
