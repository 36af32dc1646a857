import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { MeasureKind, WearVerdict } from '#shared/deals/wear-check.ts';
import type { FigureNote } from '#shared/pages/tools/figure-note.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { PanelPlan } from '#shared/ui/charts/chart-data.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';

/** What the form asks besides the marks. */
export interface FairWearQuestion {
  /** The day on which the vehicle is handed back, as an ISO date. */
  readonly handBackOn: string;
  /** Miles on the clock; 0 when they were not given. */
  readonly milesNow: number;
  readonly monthsSoFar: number;
  readonly monthsLeft: number;
  /** Miles a year in the agreement. */
  readonly allowance: number;
  readonly excessPence: number;
}

/** A part of the vehicle in the form, with the fields for what is measured on it. */
export interface PartFields {
  readonly number: number;
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly kind: MeasureKind; readonly mm?: number }[];
}

/** A mark or a tread that was measured. */
export interface Finding {
  /** "Bonnet: scratch of 30 mm" */
  readonly what: string;
  readonly verdict: WearVerdict;
}

/** What to do by a day before the vehicle is handed back. */
export interface ReturnStep {
  /** "By 2 June 2027: repair" */
  readonly when: string;
  readonly items: readonly string[];
}

export interface FairWearData {
  readonly path: string;
  readonly question: FairWearQuestion;
  readonly parts: readonly PartFields[];
  readonly sentence: string;
  readonly plan: PanelPlan;
  readonly findings: readonly Finding[];
  /** What each kind of mark, and a tread, may measure, as a line each. */
  readonly limits: readonly string[];
  /** Said once the usual time for the check has passed. */
  readonly startNow?: string;
  readonly steps: readonly ReturnStep[];
  /** The miles at the end in a sentence; absent until the clock's miles are given. */
  readonly miles?: string;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly figures: readonly FigureNote[];
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}
