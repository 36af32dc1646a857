import type { PricePoint } from '#shared/deals/price-history.ts';
import type { WearVerdict } from '#shared/deals/wear-check.ts';
import type { Tick } from './axes.tsx';

/** Steps of colour, cheapest first. */
export type ColourStep = 1 | 2 | 3 | 4 | 5;

/** True monthly costs of every offered term and mileage, at one initial rental and with or without maintenance. */
export interface PriceGrid {
  readonly miles: readonly number[];
  readonly rows: readonly {
    readonly termMonths: number;
    /** In pence, one for each mileage; null where nothing is offered. */
    readonly costs: readonly (number | null)[];
  }[];
  readonly lowestPence: number;
  readonly highestPence: number;
}

/** The payments of a lease as bars of equal width, as high as they are in pence. */
export interface PaymentBars {
  readonly initialPence: number;
  readonly feePence: number;
  readonly monthlyPence: number;
  /** Payments after the first. */
  readonly laterCount: number;
  /** Height of the picture: the highest first payment of all choices, so that equal areas are equal sums. */
  readonly highestPence: number;
}

/** Costs in all against miles really driven a year. Places are percentages of width and height. */
export interface MilesChart {
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** A path for each allowance offered. */
  readonly lines: readonly string[];
  /** The line of the deal shown. */
  readonly shown: string;
  /** The lowest of all lines at each mileage. */
  readonly lowest: string;
  /** Where each allowance is the cheapest. */
  readonly bands: readonly {
    readonly x: number;
    readonly width: number;
    readonly middle: number;
    /** The allowance; left out where there is no room for it. */
    readonly label?: string;
    readonly isMarked: boolean;
  }[];
  /** What the visitor really drives, and its lowest cost. */
  readonly mark: { readonly x: number; readonly y: number; readonly label: string };
}

/** True monthly cost day by day, as steps. Places are percentages of width and height. */
export interface HistoryChart {
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  readonly line: string;
  /** Where the days begin that prices are compared with. */
  readonly reviewedFrom: number;
  /** The lowest price of those days. */
  readonly lowest: { readonly x: number; readonly y: number; readonly label: string };
}

/** Figures side by side as bars, such as the sums of consecutive years. Places are percentages of width and height. */
export interface YearBars {
  readonly up: readonly Tick[];
  readonly bars: readonly {
    readonly name: string;
    readonly x: number;
    readonly width: number;
    /** The head of the bar, from the top. */
    readonly y: number;
    readonly label: string;
  }[];
}

/** A lease month by month: paid, left, and the cost of ending. Places are percentages of width and height. */
export interface HandBackChart {
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** What is paid by each month, as a path. */
  readonly paid: string;
  /** What is left to pay. */
  readonly left: string;
  /** What ending may cost, from lowest to highest, as an area. */
  readonly range: string;
  /** The month that the visitor asked about. */
  readonly mark: {
    readonly x: number;
    readonly paidY: number;
    readonly lowY: number;
    readonly highY: number;
    readonly label: string;
  };
}

/** Lines over one axis, at most three. Places are percentages of width and height. */
export interface LineChart {
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** Each with its path, the strongest first. */
  readonly lines: readonly { readonly name: string; readonly path: string }[];
}

/** The parts of a vehicle seen from above, each a link. Places are units of the picture's own width and height. */
export interface PanelPlan {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly {
    readonly number: number;
    /** Its number and name, and what was found on it. */
    readonly label: string;
    readonly href: string;
    /** Absent where nothing was found. */
    readonly verdict?: WearVerdict;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly radius: number;
  }[];
}

/** What a vehicle has cost until today. */
export interface PriceHistoryData {
  /** What is good about today's price, where something is. */
  readonly claim?: string;
  readonly words: string;
  /** Whether a formula made the prices up. */
  readonly isDemonstration: boolean;
  /** One for each change, earliest first. */
  readonly points: readonly PricePoint[];
  readonly chart: HistoryChart;
}
