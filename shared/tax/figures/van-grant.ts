import type { DatedFigures } from './dated-figures.ts';

interface VanGrant {
  /** The part of the price that is paid, up to the sums below, in pence. */
  readonly percent: number;
  readonly smallVanPence: number;
  readonly largeVanPence: number;
  /** Gross weights, in kg, up to which a van is small and large. */
  readonly smallVanKg: number;
  readonly largeVanKg: number;
  /** Miles that a van must go without emissions. */
  readonly leastRangeMiles: number;
}

const value: VanGrant = {
  percent: 35,
  smallVanPence: 2_500_00,
  largeVanPence: 5_000_00,
  smallVanKg: 2500,
  largeVanKg: 4250,
  leastRangeMiles: 60,
};

/** By financial year. For 2026/27 one report says that the scheme goes on, and none gives other amounts. */
export const vanGrants: readonly DatedFigures<VanGrant>[] = [
  {
    title: 'Plug-in van grant, 2025/26',
    from: '2025-04-01',
    until: '2026-03-31',
    source: 'Department for Transport, announcement of 25 February 2025',
    sureness: 'several-reports',
    checkedOn: '2026-11-23',
    value,
  },
  {
    title: 'Plug-in van grant, 2026/27, with the amounts of the year before',
    from: '2026-04-01',
    until: '2027-03-31',
    source: 'Department for Transport, extension until at least April 2027',
    sureness: 'one-report',
    checkedOn: '2026-11-23',
    value,
  },
];
