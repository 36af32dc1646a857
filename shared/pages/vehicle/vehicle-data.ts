import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { PriceSpan } from '#shared/deals/deal-results.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { AskedProfile, LeaseProfile } from '#shared/deals/profile.ts';
import type { EnergyPrices } from '#shared/deals/running-cost.ts';
import type { ValueScore } from '#shared/deals/value-score.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { CompanyCarTaxAnswer } from '#shared/ui/answers/company-car-tax-data.ts';
import type { EndingEarlyAnswer } from '#shared/ui/answers/ending-early-answer.tsx';
import type { RunningCostAnswer } from '#shared/ui/answers/running-cost-answer.tsx';
import type { MilesChart, PaymentBars, PriceGrid, PriceHistoryData } from '#shared/ui/charts/chart-data.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';
import type { TrueSize } from '#shared/ui/true-size/true-size-data.ts';

/** The terms and mileages that funders quote for this vehicle, ascending; the price control offers no others. */
export interface OfferedProfiles {
  readonly terms: readonly number[];
  readonly miles: readonly number[];
  readonly canBeMaintained: boolean;
  readonly canBeUnmaintained: boolean;
}

/** The lease with one allowance, reckoned at the mileage that is really driven. */
export interface MilesDeal {
  readonly annualMiles: number;
  readonly totalPence: number;
  readonly excessTenths: number;
  /** In all, excess charge included. */
  readonly costPence: number;
  /** Real mileages for which this deal is the cheapest; without an end for the last. Absent when it never is. */
  readonly band?: { readonly fromMiles: number; readonly toMiles?: number };
}

/** The same lease with each allowance, smallest first, and which is the cheapest for the visitor. */
export interface YourMilesData {
  readonly realMiles: number;
  readonly deals: readonly MilesDeal[];
  readonly cheapest: MilesDeal;
  readonly shown: MilesDeal;
  readonly chart: MilesChart;
}

/** What the forms of a vehicle page are drawn from, and what stands between them. */
interface VehicleFacts {
  readonly dealType: DealType;
  readonly vehicle: Pick<Vehicle, 'vehicleRef' | 'pricingType' | 'make' | 'range' | 'model' | 'derivative'>;
  readonly phone: string;
  readonly openingHours: string;
  readonly path: string;
  readonly profile: LeaseProfile;
  /** How the lease was asked for: at real miles links ask for them again, so that each page finds its own allowance. */
  readonly asked: AskedProfile;
  /** The price of the lease itself, as it is quoted. Absent when it is on application, as is `shownPrice`. */
  readonly price?: Price;
  /** The same price as cards show it: at real miles with their excess charge in total and true monthly cost. */
  readonly shownPrice?: Price;
  readonly runningCost: Pick<RunningCostAnswer, 'sentence' | 'askedPrices'>;
  /** The prices that the visitor typed. */
  readonly energyPrices: EnergyPrices;
  readonly offered: OfferedProfiles;
  /** Miles a year that the visitor asked for, or else those of the profile. */
  readonly realMiles: number;
  /** The mileage calculator with this deal in it. */
  readonly mileageHref: string;
  /** Monthly rental with maintenance less the one without, in pence, at this profile. */
  readonly maintenancePence?: number;
  /**
   * The same vehicle under the other deal type, at the same profile; absent where the vehicle has no price under it.
   */
  readonly counterpart?: string;
  /** What was typed in a field and cannot be used. */
  readonly refused: RefusedFields;
}

/** Everything that a vehicle page shows. */
export interface VehicleData extends VehicleFacts {
  readonly catalogueVersion: number;
  readonly vehicle: Vehicle;
  readonly runningCost: RunningCostAnswer;
  readonly imageHost: string;
  /** As in `Deal`. */
  readonly poundsBelowAverage?: number;
  readonly value?: ValueScore;
  /** Company car tax over the lease, and where its figures can be changed; absent where a fact is missing. */
  readonly companyCarTax?: { readonly answer: CompanyCarTaxAnswer; readonly href: string };
  /** Salary sacrifice for an example of a salary, and where the reader's own is asked; absent where a fact is missing. */
  readonly salarySacrifice?: { readonly sentence: string; readonly href: string };
  /** What ending the lease half way would cost, and where to ask about other months; absent without a price. */
  readonly endingEarly?: { readonly answer: EndingEarlyAnswer; readonly href: string };
  /** The true monthly cost of every term and mileage; absent where there is nothing to choose between. */
  readonly grid?: PriceGrid;
  /** The same lease with other initial rentals, fewest months first. */
  readonly upfront: readonly Price[];
  /** Absent when the price is on application, as is `yourMiles`. */
  readonly payments?: PaymentBars;
  readonly yourMiles?: YourMilesData;
  /** Absent until a price has been known for more than a day. */
  readonly priceHistory?: PriceHistoryData;
  /** Over every profile of the vehicle with the maintenance shown; said on the page and in structured data. */
  readonly priceSpan?: PriceSpan;
  /** Absent when length, height or body type is not known. */
  readonly trueSize?: TrueSize;
  readonly similar: readonly Deal[];
  readonly guides: readonly GuideLink[];
  readonly notes: readonly string[];
}

/**
 * The vehicle page from which the browser starts: pictures, tables and texts stay in the document as the server has drawn
 * them until the visitor asks for another lease.
 */
export interface KeptVehicle extends VehicleFacts {
  readonly isKept: true;
}

export type ShownVehicle = VehicleData | KeptVehicle;

/** Undefined while the page stays as the server has drawn it. */
export function findWhole(data: ShownVehicle): VehicleData | undefined {
  return 'isKept' in data ? undefined : data;
}
