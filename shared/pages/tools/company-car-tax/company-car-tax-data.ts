import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { Fuel } from '#shared/deals/fuel.ts';
import type { FigureNote } from '#shared/pages/tools/figure-note.ts';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import type { SubjectVehicle } from '#shared/pages/tools/tool-subject.tsx';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { CompanyBody, EmissionStandard } from '#shared/tax/company-vehicle.ts';
import type { CompanyCarTaxAnswer, IncomeTaxRate } from '#shared/ui/answers/company-car-tax-data.ts';
import type { GuideLink } from '#shared/ui/guide-links.tsx';

/** What the form asks. Sums are whole pounds. */
export interface CompanyCarTaxQuestion {
  readonly kind: CompanyBody;
  readonly pricePounds: number;
  readonly fuel: Fuel;
  readonly co2: number;
  /** Miles on electricity alone. */
  readonly range: number;
  /** By which the CO2 of a plug-in hybrid was measured. */
  readonly standard: EmissionStandard;
  readonly rde2: boolean;
  /** Month in which the lease begins: yyyy-MM. */
  readonly start: string;
  readonly term: number;
  /** The driver's income tax rate in per cent. */
  readonly rate: IncomeTaxRate;
  readonly contributionPounds: number;
  /** A month. */
  readonly privateUsePounds: number;
  readonly hasFuel: boolean;
}

export interface CompanyCarTaxData {
  readonly path: string;
  readonly imageHost: string;
  readonly question: CompanyCarTaxQuestion;
  /** The vehicle of the catalogue that the figures are of; absent when they were typed. */
  readonly vehicle?: SubjectVehicle;
  readonly answer: CompanyCarTaxAnswer;
  /** Months in which a lease can begin: yyyy-MM and its name. */
  readonly starts: readonly (readonly [value: string, label: string])[];
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly figures: readonly FigureNote[];
  readonly deals: readonly FittingDeal[];
  readonly dealsHref: string;
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}
