import { formatDate } from '#shared/format/format-date.ts';
import type { OpenEndedFigures } from './dated-figures.ts';

/** What a mile costs by the size of an engine. Lists are in ascending order, and the last has no upper end. */
export interface EngineRate {
  readonly upToCc: number;
  readonly pencePerMile: number;
}

interface AdvisoryFuelRates {
  readonly petrol: readonly EngineRate[];
  readonly diesel: readonly EngineRate[];
  /** Fully electric cars, charged at home or at public chargers, in pence a mile. */
  readonly electric: { readonly home: number; readonly public: number };
}

/**
 * What fuel costs a company car a mile. Set anew each quarter; the rates of September 2026 are not verified here. HMRC treats
 * hybrids, plug-in ones included, as petrol or diesel cars (its words, quoted by several reports; 22 November 2026).
 */
export const advisoryFuelRates: OpenEndedFigures<AdvisoryFuelRates> = {
  title: 'Advisory fuel rates',
  from: '2026-06-01',
  supersededFrom: '2026-09-01',
  source: 'HM Revenue & Customs, advisory fuel rates for company cars',
  sureness: 'several-reports',
  checkedOn: '2026-11-22',
  value: {
    petrol: [
      { upToCc: 1400, pencePerMile: 14 },
      { upToCc: 2000, pencePerMile: 17 },
      { upToCc: Number.POSITIVE_INFINITY, pencePerMile: 26 },
    ],
    diesel: [
      { upToCc: 1600, pencePerMile: 15 },
      { upToCc: 2000, pencePerMile: 17 },
      { upToCc: Number.POSITIVE_INFINITY, pencePerMile: 23 },
    ],
    electric: { home: 7, public: 15 },
  },
};

/** Which rates these are: "of 1 June 2026, superseded on 1 September 2026 by rates we haven’t verified". */
export const advisoryRatesDate = `of ${formatDate(advisoryFuelRates.from)}${supersededWords(advisoryFuelRates)}`;

function supersededWords({ supersededFrom }: Pick<OpenEndedFigures<unknown>, 'supersededFrom'>): string {
  if (supersededFrom === undefined) return '';
  return `, superseded on ${formatDate(supersededFrom)} by rates we haven’t verified`;
}
