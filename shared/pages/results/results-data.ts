import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { Budget, DealSort } from '#shared/deals/deal-query.ts';
import type { PriceSpan } from '#shared/deals/deal-results.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { FacetName } from '#shared/deals/facets.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import type { AskedProfile } from '#shared/deals/profile.ts';
import type { DealTopic } from '#shared/routes/deal-trail.ts';
import type { MapFacts, PriceMap } from './price-map/price-map-data.ts';
import type { ResultsGuide } from './results-guide.ts';

/** A filter that is on; `href` is this result without it. */
export interface FilterChip {
  readonly label: string;
  readonly href: string;
}

/** A filter that brings deals back when it is loosened; the label says how. */
export interface Relaxation extends FilterChip {
  /** How many deals there are then, and how near they come: "4 deals, most here is 990 kg". */
  readonly aside: string;
}

export interface OnwardLink {
  readonly name: string;
  readonly path: string;
  readonly vehicleCount?: number;
}

/** Links to the pages one level below. */
export interface OnwardLinks {
  readonly heading: string;
  readonly links: readonly OnwardLink[];
}

/**
 * An option of a facet: value, words, count, whether it is chosen, and why nothing matches it. It is an array to save
 * space, because a page has a hundred of them.
 */
export type ShownOption = readonly [
  value: string,
  label: string,
  count: number,
  isSelected?: boolean | undefined,
  reason?: string | undefined,
];

interface FacetNames {
  readonly name: FacetName;
  readonly label: string;
}

export interface ShownFacet extends FacetNames {
  readonly options: readonly ShownOption[];
  /** How many of the options, from the first, are shown at once; absent means all. */
  readonly likely?: number;
}

/** A facet whose options are in the document as the server has drawn them. */
export interface KeptFacet extends FacetNames {
  /** Values of the options that are chosen; absent means none. */
  readonly chosen?: readonly string[];
  /** Set where some options are behind "Show all". */
  readonly hasRest?: true;
}

/** What a results page shows around its deals, and what its parts are known by. */
export interface ResultsFacts {
  /** Part of the keys of reused markup, so that every card is drawn again after an import. */
  readonly catalogueVersion: number;
  readonly dealType: DealType;
  readonly pricingType: PricingType;
  /** The path decides the kind of offer, so forms and links need not carry it. */
  readonly isPricingTypeFixed: boolean;
  readonly topic: DealTopic;
  /** Origin of the vehicle drawings; empty means this site. */
  readonly imageHost: string;
  readonly path: string;
  readonly heading: string;
  readonly introduction: string;
  /** Address of the drawing that opens the page; only cities have one. */
  readonly picture?: string;
  readonly profile: AskedProfile;
  /** The lengths of lease to choose from, in months; absent means the usual ones. */
  readonly terms?: readonly number[];
  readonly budget: Budget;
  readonly inStock: boolean;
  /** Absent where every deal of the page is in stock anyway. */
  readonly inStockCount?: number;
  readonly sort: DealSort;
  readonly total: number;
  /** The ranges of these deals, where the list has one deal of each. */
  readonly rangeCount?: number;
  /** Whether one deal of each range is asked for; a list of a single range has all versions either way. */
  readonly isGrouped: boolean;
  readonly page: number;
  readonly pageCount: number;
  readonly facets: readonly (ShownFacet | KeptFacet)[];
  readonly chips: readonly FilterChip[];
  /** This result without any filter, at the same profile. */
  readonly clearHref: string;
  /** The same filters on all makes; given on a filtered list of one make or range. */
  readonly widerHref?: string;
  /** This result without its page number. */
  readonly pagesHref: string;
  /** This result as a list and as a price map. */
  readonly listHref: string;
  readonly mapHref: string;
  /** Present where the price map is asked for in place of the list. */
  readonly map?: MapFacts;
  /** This result by true monthly cost; by best match where that is the order. */
  readonly sortHref: string;
  /** This result with all versions, or with one deal of each range; absent where there is no choice. */
  readonly showHref?: string;
  /** The same page under the other deal type; absent where there is nothing to toggle. */
  readonly counterpart?: string;
  readonly notes: readonly string[];
  /** What was typed in a field and cannot be used. */
  readonly refused: RefusedFields;
  readonly relaxations: readonly Relaxation[];
  /** A sentence above the deals that come nearest; absent where the deals match. */
  readonly nearest?: string;
  /** The car matching tool with what was asked, where no car matches all of it. */
  readonly matchHref?: string;
  /** Lists to go to, on a page that has no deals even without filters. */
  readonly waysOn?: readonly OnwardLink[];
}

/** A results page as it is drawn: by the server, and by the browser from the second one on. */
export interface ResultsData extends ResultsFacts {
  readonly prices?: PriceSpan;
  /** The deals of this page; where nothing matches, those that come nearest. */
  readonly deals: readonly Deal[];
  /** For each deal the address of the other versions that it stands for, if there are any. */
  readonly versionHrefs: readonly (string | undefined)[];
  readonly facets: readonly ShownFacet[];
  readonly map?: PriceMap;
  readonly onward: readonly OnwardLinks[];
  /** Only on some themed lists. */
  readonly guide?: ResultsGuide;
}

/**
 * The results page from which the browser starts: cards, dots, options, onward links and guide are most of the data, and
 * stay in the document as the server has drawn them until the visitor asks for others.
 */
export interface KeptResults extends ResultsFacts {
  readonly facets: readonly KeptFacet[];
  readonly kept: {
    /** The vehicle of each card. */
    readonly vehicleRefs: readonly string[];
    /** The heading of each section of onward links. */
    readonly onward: readonly string[];
    readonly hasGuide?: true;
  };
}

export type ShownResults = ResultsData | KeptResults;
