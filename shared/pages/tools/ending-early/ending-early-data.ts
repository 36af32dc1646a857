import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { FigureNote } from '#shared/pages/tools/figure-note.ts';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { EndingEarlyAnswer } from '#shared/ui/answers/ending-early-data.ts';

/** The vehicle of a lease, with the terms and mileages it is offered at. */
export interface LeasedVehicle {
  readonly vehicleRef: string;
  readonly dealType: DealType;
  readonly name: string;
  readonly href: string;
  /** Whether the visitor asked for it, or it stands as an example. */
  readonly isExample: boolean;
  readonly terms: readonly number[];
  readonly miles: readonly number[];
}

/** What was typed of a lease, besides its term and initial payment. */
export interface TypedLease {
  readonly monthlyPounds: number;
  readonly feePounds: number;
  /** For each mile over the allowance. */
  readonly excessPence: number;
}

/** A lease of a vehicle or a typed one: one of the two is there. */
export interface EndingEarlyData {
  readonly path: string;
  readonly vehicle?: LeasedVehicle;
  readonly typed?: TypedLease;
  readonly price: Price;
  readonly month: number;
  readonly answer: EndingEarlyAnswer;
  /** Live leases of which less is left to end. */
  readonly shortDeals: readonly FittingDeal[];
  readonly imageHost: string;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  /** How the answer is worked out, a paragraph each. */
  readonly method: readonly string[];
  readonly figures: readonly FigureNote[];
  readonly faqs: readonly FaqItem[];
}
