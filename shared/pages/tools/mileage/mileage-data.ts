import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { Journeys } from '#shared/deals/yearly-miles.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { YearBars } from '#shared/ui/charts/chart-data.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';

/** What one kind of journey adds to the year. */
export interface MilesRow {
  readonly name: string;
  /** "12 miles each way, 5 days a week, 46 weeks a year" */
  readonly working: string;
  readonly miles: number;
  /** Of the whole year, in per cent. */
  readonly share: number;
}

/** A deal at its cheapest allowance. */
export interface AllowedDeal {
  /** At the cheapest allowance for the miles. */
  readonly deal: Deal;
  readonly href: string;
  /** The deal at this lease, for its heart and its compare box. */
  readonly item: string;
  /** "The 10,000-mile deal, until you drive 10,924 miles a year." */
  readonly words: string;
  /** What it costs in all, and how much less than the allowance that was saved. */
  readonly cost: string;
  /** The page of the vehicle at the real miles, with every allowance of the deal. */
  readonly allHref: string;
}

export interface MileageData {
  readonly path: string;
  readonly imageHost: string;
  readonly question: Journeys;
  /** Miles a year in all. */
  readonly miles: number;
  /** The result in a sentence. */
  readonly sentence: string;
  readonly rows: readonly MilesRow[];
  readonly chart: YearBars;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  /** The deals of the address as its parameter has them; absent where the page chose them. */
  readonly items?: string;
  readonly dealsHeading: string;
  readonly deals: readonly AllowedDeal[];
  /** Lists at these miles. */
  readonly lists: readonly { readonly label: string; readonly href: string }[];
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}
