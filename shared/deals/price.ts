import { vatPercent } from '#shared/tax/figures/car-rental-rules.ts';
import type { ContractType } from './deal-type.ts';
import type { LeaseProfile } from './profile.ts';

/**
 * One line of a ratebook: what a funder charges for a vehicle at a profile. Money is ex VAT. `initialMonths` is the
 * initial rental that the funder quoted, in months; prices for other initial rentals are computed from it.
 */
export interface Rate {
  readonly contract: ContractType;
  readonly termMonths: number;
  readonly annualMiles: number;
  readonly initialMonths: number;
  readonly isMaintained: boolean;
  readonly monthlyPence: number;
  /** Tenths of a penny for each mile over the allowance. */
  readonly excessTenths: number;
  readonly feePence: number;
}

/** The minimum price line: every figure that must be shown with a price. In pence, on the contract's VAT basis. */
export interface Price {
  readonly profile: LeaseProfile;
  readonly vat: 'inc VAT' | 'ex VAT';
  readonly monthlyPence: number;
  readonly initialPence: number;
  readonly feePence: number;
  /** initial + monthly × (term − 1) + fee */
  readonly totalPence: number;
  /** total ÷ term: what the lease really costs per month. */
  readonly trueMonthlyPence: number;
  readonly excessTenths: number;
  /**
   * Only at real miles (`AskedProfile`): total and true monthly cost then have the excess charge of these miles in them,
   * which may be nothing.
   */
  readonly driven?: { readonly realMiles: number; readonly excessPence: number };
}

/** Integer division rounded half up; both operands are positive integers. */
export function divideRoundHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

/**
 * Monthly rental in pence for another initial rental (in months), at the same total of all rentals before rounding.
 * Personal rentals carry VAT; the penny is rounded once, here.
 */
export function monthlyRentalPence(
  rate: Pick<Rate, 'contract' | 'termMonths' | 'initialMonths' | 'monthlyPence'>,
  initialMonths: number,
): number {
  const rentals = rate.initialMonths + rate.termMonths - 1;
  const percent = rate.contract === 'personal' ? 100 + vatPercent : 100;
  return divideRoundHalfUp(
    rate.monthlyPence * rentals * percent,
    (initialMonths + rate.termMonths - 1) * 100,
  );
}

/** The price of a deal at a profile; its term, mileage and maintenance must be those of the rate. */
export function priceDeal(rate: Rate, profile: LeaseProfile): Price {
  const monthlyPence = monthlyRentalPence(rate, profile.initialMonths);
  const initialPence = monthlyPence * profile.initialMonths;
  const feePence = withVat(rate.feePence, rate.contract);
  const totalPence = totalPayablePence(monthlyPence, profile, feePence);
  return {
    profile,
    vat: rate.contract === 'personal' ? 'inc VAT' : 'ex VAT',
    monthlyPence,
    initialPence,
    feePence,
    totalPence,
    trueMonthlyPence: divideRoundHalfUp(totalPence, profile.termMonths),
    excessTenths: withVat(rate.excessTenths, rate.contract),
  };
}

/** Everything paid over the term: the initial rental, the later rentals and the fee once. */
export function totalPayablePence(
  monthlyPence: number,
  profile: Pick<LeaseProfile, 'termMonths' | 'initialMonths'>,
  feePence: number,
): number {
  return monthlyPence * (profile.initialMonths + profile.termMonths - 1) + feePence;
}

/** The total with VAT: that of a business or van lease, which is priced without, rounded once. */
export function totalWithVatPence({ totalPence, vat }: Pick<Price, 'totalPence' | 'vat'>): number {
  return vat === 'inc VAT' ? totalPence : withVat(totalPence, 'personal');
}

/** An amount ex VAT on the contract's VAT basis, in the same unit. */
export function withVat(amount: number, contract: ContractType): number {
  return contract === 'personal' ? divideRoundHalfUp(amount * (100 + vatPercent), 100) : amount;
}
