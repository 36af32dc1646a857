import type { OpenEndedFigures } from './dated-figures.ts';

interface WinterRange {
  /** By how many per cent cars fell short of their WLTP range: the best and the worst of them. */
  readonly leastShortfallPercent: number;
  readonly mostShortfallPercent: number;
}

/** Measured on a track at 0 to 10 °C, a dozen electric cars each winter. Later tests may differ. */
export const winterRange: OpenEndedFigures<WinterRange> = {
  title: 'Electric range in winter against WLTP',
  from: '2023-03-01',
  source: 'What Car? Real Range winter tests of 2023 and 2024',
  sureness: 'several-reports',
  checkedOn: '2026-11-22',
  value: { leastShortfallPercent: 16, mostShortfallPercent: 40 },
};
