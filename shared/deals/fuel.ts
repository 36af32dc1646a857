/** Words for each fuel, in the order in which fuels are offered. */
export const fuelLabels = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
  hydrogen: 'Hydrogen',
} as const;

export type Fuel = keyof typeof fuelLabels;

export const fuels = Object.keys(fuelLabels) as readonly Fuel[];
