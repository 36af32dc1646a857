import type { ContractType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import type { UsedFacts, Vehicle } from '#shared/deals/vehicle.ts';
import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import { chance } from './chance.ts';
import { listPricePence } from './estimate-list-price.ts';
import { retentionOf, retentionOfUsed, shareKept } from './retention.ts';
import { insuranceRentalPence, serviceRentalPence, vehicleTaxPence } from './running-costs.ts';
import { demonstrationDate } from './supply.ts';

/** The initial rental multiple in which the demonstration ratebook quotes, and that of its ratebook of short terms. */
export const quotedInitialMonths = 9;
export const shortTermInitialMonths = 1;

/** Annual interest on the money that the vehicle ties up; an assumption for 2026. */
const moneyRate = 0.055;
/** Delivery, registration, collection and sale of the vehicle, in pence for each contract; an assumption. */
const contractCostPence = 65_000;

type RatedProfile = Omit<LeaseProfile, 'initialMonths'>;

/** Monthly rental in whole pence ex VAT at nine rentals up front; the formula is in this folder's README. */
export function demoRentalPence(vehicle: Vehicle, contract: ContractType, profile: RatedProfile): number {
  return createRental(vehicle, contract)(profile);
}

/**
 * A function that gives the rental of one vehicle at a profile, for a number of rentals up front; the figures that all profiles share are computed once.
 */
export function createRental(
  vehicle: Vehicle,
  contract: ContractType,
  initialMonths = quotedInitialMonths,
): (profile: RatedProfile) => number {
  const net = netPricePence(vehicle, contract);
  const asNew = retentionOf(vehicle);
  const retention = vehicle.used ? retentionOfUsed(asNew) : asNew;
  const insurance = vehicle.pricingType === 'atc' ? insuranceRentalPence(vehicle) : 0;
  const levelPence = vehicleTaxPence(vehicle) + insurance;

  return (profile) => {
    const { termMonths, annualMiles, isMaintained } = profile;
    const residual = net * shareKept(retention, termMonths, (annualMiles * termMonths) / 12);
    const depreciation = (net - residual + contractCostPence) / termMonths;
    const finance = (((net + residual) / 2) * moneyRate) / 12;
    const service = isMaintained ? serviceRentalPence(vehicle, profile) : 0;
    const rentals = initialMonths + termMonths - 1;
    return Math.round(((depreciation + finance + levelPence + service) * termMonths) / rentals);
  };
}

/** Excess mileage in tenths of a penny a mile ex VAT, for list prices up to a limit in pounds. */
const excessBands = {
  car: [
    [20_000, 60],
    [30_000, 80],
    [45_000, 105],
    [65_000, 140],
    [100_000, 200],
    [200_000, 350],
    [Number.POSITIVE_INFINITY, 600],
  ],
  commercial: [
    [30_000, 50],
    [45_000, 70],
    [Number.POSITIVE_INFINITY, 90],
  ],
} as const;

/** Tenths of a penny that the service agreement adds for each excess mile. */
const excessServiceTenths = 15;

/** Tenths of a penny for each mile over the allowance, by list price; more when maintained. */
export function demoExcessTenths(vehicle: Vehicle, isMaintained: boolean): number {
  const pounds = listPricePence(vehicle) / 100;
  const tenths = excessBands[vehicle.vehicleType].find(([upTo]) => pounds <= upTo)?.[1] ?? 0;
  return isMaintained ? tenths + excessServiceTenths : tenths;
}

/** Discount from list by list price including VAT, in pounds; straight lines between the points. */
const discountPoints: readonly (readonly [pounds: number, share: number])[] = [
  [20_000, 0.21],
  [45_000, 0.2],
  [100_000, 0.08],
  [200_000, 0.03],
];

/** Factor on a used vehicle's plain retained value: for checks, preparation and the seller's margin. */
const usedMarkUp = 1.06;

/** What the funder pays for the vehicle, in pence ex VAT. */
function netPricePence(vehicle: Vehicle, contract: ContractType): number {
  const listPence = listPricePence(vehicle);
  const exVat = (listPence * 100) / (100 + vatPercent);
  const net = exVat * (1 - discountShare(vehicle, listPence / 100) - (contract === 'business' ? 0.005 : 0));
  return vehicle.used ? net * usedShare(vehicle, vehicle.used) : net;
}

function discountShare(vehicle: Vehicle, listPounds: number): number {
  // Real makers' support differs by range and from week to week; here a hash of the range takes its place.
  const support = 0.06 * (chance('support', vehicle.make.name, vehicle.range.name) - 0.5);
  return (
    baseDiscount(listPounds) +
    support +
    (vehicle.fuel === 'electric' ? 0.04 : 0) +
    (vehicle.vehicleType === 'commercial' ? 0.12 : 0) +
    (vehicle.isSpecialOffer ? 0.03 : 0) +
    (vehicle.stock.kind === 'factory-order' ? 0 : 0.01)
  );
}

function baseDiscount(listPounds: number): number {
  const next = discountPoints.findIndex(([pounds]) => listPounds < pounds);
  const high = discountPoints.at(next);
  const low = discountPoints[next - 1];
  if (!high) throw new Error('No discount is listed');
  // Below the first point its share applies. From the last point on (`next` is -1) the last share applies.
  if (!low) return high[1];
  const along = (listPounds - low[0]) / (high[0] - low[0]);
  return low[1] + along * (high[1] - low[1]);
}

function usedShare(vehicle: Vehicle, used: UsedFacts): number {
  return Math.min(1, shareKept(retentionOf(vehicle), ageMonths(used), used.odometerMiles) * usedMarkUp);
}

function ageMonths(used: UsedFacts): number {
  const [year = 0, month = 0] = used.registered.split('-').map(Number);
  const [nowYear = 0, nowMonth = 0] = demonstrationDate.split('-').map(Number);
  return Math.max(0, (nowYear - year) * 12 + nowMonth - month);
}
