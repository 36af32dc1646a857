import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { FigureNote } from '#shared/pages/tools/tool-frame.tsx';
import type { SubjectVehicle } from '#shared/pages/tools/tool-subject.tsx';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { EmissionStandard } from '#shared/tax/company-vehicle.ts';
import type { ThreeWaysAnswer } from '#shared/ui/answers/three-ways-answer.tsx';
import type { GuideLink } from '#shared/ui/guide-links.tsx';

/** What the form asks. */
export interface SalaryQuestion {
  /** A year, before tax. */
  readonly salaryPounds: number;
  /** By contract. */
  readonly hoursAWeek: number;
  readonly term: number;
  readonly miles: number;
  readonly rde2: boolean;
  /** By which the CO2 of a plug-in hybrid was measured. */
  readonly standard: EmissionStandard;
}

/** A car of the catalogue in three ways. */
export interface ComparedCar {
  readonly vehicle: SubjectVehicle;
  readonly answer: ThreeWaysAnswer;
}

/** A car that costs little by salary sacrifice. */
export interface LeastCostCar {
  readonly name: string;
  /** The same page with this car. */
  readonly href: string;
  /** A month from net pay: "£214". */
  readonly cost: string;
}

export interface SalarySacrificeData {
  readonly path: string;
  readonly question: SalaryQuestion;
  /** Absent where no car has every fact and both prices. */
  readonly compared?: ComparedCar;
  /** Cheapest first. */
  readonly leastCost: readonly LeastCostCar[];
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly guides: readonly GuideLink[];
  readonly figures: readonly FigureNote[];
  readonly faqs: readonly FaqItem[];
}

export interface PersonalOrBusinessData {
  readonly compared?: ComparedCar;
  readonly figures: readonly FigureNote[];
  readonly faqs: readonly FaqItem[];
}
