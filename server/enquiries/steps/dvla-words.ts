import { sellFuels } from '#shared/enquiries/kinds/sell-vehicle.ts';
import type { FoundVehicle } from './vehicle-enquiry.ts';

type SellFuel = keyof typeof sellFuels;

/** DVLA's words for fuels (checked 2026-11-20) and the choices of our form; all others are `other`. */
const fuels: Readonly<Record<string, SellFuel>> = {
  PETROL: 'petrol',
  DIESEL: 'diesel',
  'HEAVY OIL': 'diesel',
  ELECTRICITY: 'electric',
  'HYBRID ELECTRIC': 'hybrid',
};

/** The form's choice for a fuel as DVLA spells it. */
export function toFuel(fuelType: string): SellFuel {
  return fuels[fuelType.toUpperCase()] ?? 'other';
}

/** A make in DVLA's capitals as people write it; short ones such as BMW stay in capitals. */
export function toMakeName(capitals: string): string {
  return capitals.replace(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** "RED" as "Red". */
export function toWord(capitals: string): string {
  return capitals.charAt(0).toUpperCase() + capitals.slice(1).toLowerCase();
}

/** Tells the visitor what DVLA found and what is still to be filled in. */
export function describeFound(vehicle: FoundVehicle): string {
  const { make, colour, fuelType, yearOfManufacture, co2Emissions, taxStatus, motStatus } = vehicle;
  const facts = [
    toMakeName(make),
    colour?.toLowerCase(),
    fuelType && sellFuels[toFuel(fuelType)].toLowerCase(),
    yearOfManufacture,
    co2Emissions !== undefined && `${co2Emissions} g/km CO2`,
    taxStatus && `tax: ${taxStatus}`,
    motStatus && `MOT: ${motStatus}`,
  ].filter(Boolean);
  return `From DVLA: ${facts.join(', ')}. Please add the model, which DVLA doesn’t give us, and check the rest.`;
}
