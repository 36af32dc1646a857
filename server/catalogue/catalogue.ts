import type { Deal } from '#shared/deals/deal.ts';
import type { DealQuery } from '#shared/deals/deal-query.ts';
import type { DealResults, PriceSpan } from '#shared/deals/deal-results.ts';
import type { DealType, VehicleType } from '#shared/deals/deal-type.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { Rate } from '#shared/deals/price.ts';
import type { PriceHistory } from '#shared/deals/price-history.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import type { AskedProfile, LeaseProfile } from '#shared/deals/profile.ts';
import type { Named, Vehicle } from '#shared/deals/vehicle.ts';

/** A make and what can be leased of it at the default profile. */
export interface MakeSummary extends Named {
  readonly vehicleType: VehicleType;
  readonly vehicleCount: number;
  readonly rangeCount: number;
  readonly fuels: readonly Fuel[];
  readonly prices?: PriceSpan;
}

export interface RangeSummary extends Named {
  readonly make: Named;
  readonly vehicleCount: number;
  readonly prices?: PriceSpan;
  /** The cheapest vehicle with a price, else the first. Its drawing is shown for the range. */
  readonly example: Vehicle;
}

/** Slugs of a model and of the range that it stands in. */
export interface ModelPlace {
  readonly make: string;
  readonly range: string;
  readonly model: string;
}

/** A range's cheapest deal, and the deals of other ranges that are like it. */
interface Alternatives {
  /** The first of the range's vehicles where none has a price. */
  readonly example: Deal;
  /** One priced deal of each range, the most alike first. */
  readonly alternatives: readonly Deal[];
}

/** A vehicle and what it costs at a profile, on the contract's VAT basis. */
export interface VehicleCost {
  readonly vehicle: Vehicle;
  readonly trueMonthlyPence: number;
}

/** Which fact the deals are plotted against, and how many of them at most. */
export interface PlotOptions {
  readonly figureOf: (vehicle: Vehicle) => number | undefined;
  readonly limit: number;
}

/** One deal of a plot; its price is at the query's profile. */
export interface PlottedDeal extends VehicleCost {
  readonly value: number;
}

export interface DealPlot {
  /** Cheapest first; deals of one price by reference. */
  readonly deals: readonly PlottedDeal[];
  /** Matching deals with a price, plotted or not. */
  readonly pricedCount: number;
  /** Those of them whose fact is not known. */
  readonly unknownCount: number;
  /**
   * Present when there are more deals than the limit and only the cheapest of each range are here: how many ranges there
   * are, which may again be more than the limit.
   */
  readonly rangeCount?: number;
}

/** Where the catalogue came from, shown in the footer and in `/readyz`. */
export interface CatalogueVersion {
  /** Higher for each later import. */
  readonly number: number;
  readonly importedAt: Date;
  readonly isDemonstration: boolean;
  /** The attribution that the data's licence requires wherever the data is shown. */
  readonly attribution?: string;
  readonly vehicleCount: number;
  readonly rateCount: number;
}

/**
 * The sellable catalogue in memory: immutable and indexed. Answers every deal question without the database.
 * Unknown slugs and references give undefined or empty results, never an error.
 */
export interface Snapshot {
  readonly version: CatalogueVersion;
  /** ISO date on which its prices hold. */
  readonly today: string;
  /** Changes with each import, on each new day, and with the special offers of staff. */
  readonly edition: string;
  findVehicle(vehicleRef: string): Vehicle | undefined;
  /** Whether a vehicle that is not in this catalogue is known to have been in an earlier one. */
  hadVehicle(vehicleRef: string): boolean;
  /** Names behind slugs, for headings and crumbs; undefined when nothing sellable is there. */
  findMake(vehicleType: VehicleType, make: string): Named | undefined;
  findRange(vehicleType: VehicleType, make: string, range: string): Named | undefined;
  findModel(vehicleType: VehicleType, make: string, range: string, model: string): Named | undefined;
  /** Where a make's model stands now, whatever its range was before; undefined for an unknown model. */
  findPlace(vehicleType: VehicleType, make: string, model: string): ModelPlace | undefined;
  listMakes(vehicleType: VehicleType): readonly MakeSummary[];
  listRanges(dealType: DealType, make: string): readonly RangeSummary[];
  query(query: DealQuery): DealResults;
  /** Every deal of a query as a dot of a picture, whatever its page. */
  plot(query: DealQuery, options: PlotOptions): DealPlot;
  /** The deal on one vehicle at a profile, at real miles that of its cheapest allowance; without a price when no rate is offered there. */
  findDeal(dealType: DealType, vehicleRef: string, profile: AskedProfile): Deal | undefined;
  /** Whose rate the price of `findDeal` is, to reckon with; visitors are told with their quote. */
  findFunder(dealType: DealType, vehicleRef: string, profile: LeaseProfile): string | undefined;
  /** Every rate offered on a vehicle under a deal type, for the price control. */
  listRates(dealType: DealType, vehicleRef: string): readonly Rate[];
  /** Lowest and highest price over all profiles of the vehicle with maintenance, or over all without it. */
  findPriceSpan(
    dealType: DealType,
    vehicleRef: string,
    maintenance: Pick<LeaseProfile, 'isMaintained'>,
  ): PriceSpan | undefined;
  /** What the vehicle has cost at the default profile until today; undefined when it has no price there today. */
  findPriceHistory(dealType: DealType, vehicleRef: string): PriceHistory | undefined;
  /** Deals like this one: same body type and fuel first, near in price, other ranges. */
  findSimilar(deal: Deal, profile: AskedProfile, count: number): readonly Deal[];
  /** Standard deals of other ranges that are like a range (see `likeness.ts`), at a profile; undefined when unknown. */
  findAlternatives(
    range: { readonly dealType: DealType; readonly make: string; readonly range: string },
    profile: AskedProfile,
    count: number,
  ): Alternatives | undefined;
  /** Every standard vehicle with a price at a profile; those of a range are together. */
  listCosts(dealType: DealType, profile: AskedProfile): Iterable<VehicleCost>;
  /** Every path segment combination that has a page, for sitemaps. */
  listVehicles(vehicleType: VehicleType, pricingType: PricingType): Iterable<Vehicle>;
}

/** Gives loaders the current snapshot, which is replaced in one step by an import. */
export interface Catalogue {
  /** Throws `UnavailableError` until the first snapshot is loaded. */
  snapshot(): Snapshot;
  isLoaded(): boolean;
}
