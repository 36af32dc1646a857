import type { AskedPrice } from '#shared/deals/running-cost.ts';

/** The lease, one way of buying energy or the mileage charge: by the month, by the mile and over the lease. */
export interface CostLine {
  readonly name: string;
  /** "£61" */
  readonly month: string;
  /** "7.3p" */
  readonly mile: string;
  /** Over the whole lease: "£2,189" */
  readonly term: string;
  /** Length of its bar in percent of the longest. */
  readonly width: number;
  readonly isLease: boolean;
}

/** What a vehicle costs to run beside its lease. */
export interface RunningCostAnswer {
  /** The energy in a sentence; absent where nothing is known of it. */
  readonly sentence?: string;
  /** The lease and the energy beside each other; none where the energy is not known. */
  readonly lines: readonly CostLine[];
  /** The length of the lease: "36 months". */
  readonly term: string;
  /** What the figures rest on. */
  readonly notes: readonly string[];
  /** Road tax, servicing and range, each in words. */
  readonly facts: readonly { readonly heading: string; readonly words: string }[];
  /** The prices that the visitor can type, because the vehicle's own WLTP figure is known. */
  readonly askedPrices: readonly AskedPrice[];
}
