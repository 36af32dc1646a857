import type { DatedFigures } from './dated-figures.ts';

/** Kinds of mark, each measured in millimetres at its longest. */
export type MarkKind = 'scratch' | 'dent' | 'chip' | 'scuff';

/** How long a mark may be, in millimetres. */
export interface WearLimit {
  /** Up to this, reports of the standard agree that it is fair wear. */
  readonly fairMm: number;
  /** Above this, they agree that it is damage; in between they differ. */
  readonly damageAboveMm: number;
}

const shared = {
  from: '2026-01-01',
  until: '2027-12-31',
  checkedOn: '2026-11-22',
} as const;

/**
 * Lengths that public summaries of the BVRLA Fair Wear and Tear standard give. The standard itself, which funders hand
 * out with their agreements, decides; where summaries differ, the space between them is left to the funder.
 */
export const wearLimits: Readonly<Record<MarkKind, DatedFigures<WearLimit>>> = {
  scratch: {
    ...shared,
    title: 'Scratches on paint, without bare metal or primer showing',
    source: 'Public summaries of the BVRLA Fair Wear and Tear standard',
    sureness: 'several-reports',
    value: { fairMm: 25, damageAboveMm: 25 },
  },
  dent: {
    ...shared,
    title: 'Dents with the paint unbroken: summaries give 10 mm or 15 mm',
    source: 'Public summaries of the BVRLA Fair Wear and Tear standard, which differ',
    sureness: 'several-reports',
    value: { fairMm: 10, damageAboveMm: 15 },
  },
  chip: {
    ...shared,
    title: 'Chips in the windscreen: 10 mm in the driver’s view, 40 mm elsewhere in the wiped area',
    source: 'A public summary of the BVRLA Fair Wear and Tear standard',
    sureness: 'one-report',
    value: { fairMm: 10, damageAboveMm: 40 },
  },
  scuff: {
    ...shared,
    title: 'Scuffs round a wheel rim: summaries give 25 mm or 50 mm',
    source: 'Public summaries of the BVRLA Fair Wear and Tear standard, which differ',
    sureness: 'several-reports',
    value: { fairMm: 25, damageAboveMm: 50 },
  },
};

/** The least tread that is legal on cars and vans up to 3.5 tonnes, in tenths of a millimetre. */
export const leastTread: DatedFigures<{ readonly tenthsMm: number }> = {
  ...shared,
  title: 'Least legal tread of tyres, over the middle three quarters',
  source:
    'Police and tyre trade advice on the law for cars and vans up to 3.5 tonnes; the BVRLA guide for cars asks for no more',
  sureness: 'several-reports',
  value: { tenthsMm: 16 },
};
