import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { YearBars } from '#shared/ui/charts/chart-data.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';

/** A number that the form asks for; with `choices`, one of a few. */
export interface FinanceField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** A sentence, a picture and its table, in words. */
export interface FinanceAnswer {
  readonly sentence: string;
  readonly notes: readonly string[];
  readonly caption: string;
  readonly chart: YearBars;
  readonly head: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** A page of the car finance area, its address and what it is for. */
export interface FinanceLink {
  readonly label: string;
  readonly path: string;
  readonly words: string;
}

/** Data of each calculator of car finance. */
export interface FinanceToolData {
  readonly path: string;
  readonly heading: string;
  readonly lead: string;
  readonly fields: readonly FinanceField[];
  /** The vehicle of the catalogue that is compared. */
  readonly vehicle?: {
    readonly vehicleRef: string;
    readonly name: string;
    readonly href: string;
    readonly facts: string;
    /** Mileage, initial payment and maintenance of the lease, as in the address. */
    readonly lease: Readonly<Record<string, string | undefined>>;
    /** Whether the visitor asked for it, or it stands as an example. */
    readonly isExample: boolean;
  };
  /** Absent where there is nothing to compare. */
  readonly answer?: FinanceAnswer;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  /** How the answer is worked out, a paragraph each. */
  readonly method: readonly string[];
  readonly related: readonly FinanceLink[];
  readonly faqs: readonly FaqItem[];
}

/** Data of the overview. */
export interface CarFinanceData {
  readonly tools: readonly FinanceLink[];
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}
