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
 * What fuel costs a company car a mile. Set anew each quarter; of quarters after this one nothing is known here. HMRC treats
 * hybrids, plug-in ones included, as petrol or diesel cars (its words, quoted by several reports; 22 November 2026).
 */
export const advisoryFuelRates: OpenEndedFigures<AdvisoryFuelRates> = {
  title: 'Advisory fuel rates',
  from: '2026-06-01',
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
