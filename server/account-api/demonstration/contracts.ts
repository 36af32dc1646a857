import type { DemonstrationLeaseName } from './leases.ts';

interface DemonstrationContract {
  readonly lease: DemonstrationLeaseName;
  readonly dealSheetId: string;
  readonly agreementNumber: string;
  readonly registration: string;
  readonly startedDaysAgo: number;
}

/** Vehicles that are on the road; plates are made up. */
export const demonstrationContracts: readonly DemonstrationContract[] = [
  {
    lease: 'sportage',
    dealSheetId: 'demo-deal-1',
    agreementNumber: 'DF-2250417',
    registration: 'ZZ25 HRT',
    startedDaysAgo: 388,
  },
  {
    lease: 'vivaro',
    dealSheetId: 'demo-deal-2',
    agreementNumber: 'DF-2239904',
    registration: 'ZZ24 BNT',
    startedDaysAgo: 760,
  },
  {
    lease: 'businessModel3',
    dealSheetId: 'demo-deal-3',
    agreementNumber: 'DF-2247120',
    registration: 'ZZ25 NBJ',
    startedDaysAgo: 512,
  },
  {
    lease: 'xc40',
    dealSheetId: 'demo-deal-4',
    agreementNumber: 'DF-2231178',
    registration: 'ZZ24 PSH',
    startedDaysAgo: 940,
  },
];
