import type { DealType } from '#shared/deals/deal-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';

/** What a demonstration customer leases or has a quote for. The references are those of the demonstration catalogue. */
interface Lease {
  readonly accountId: string;
  readonly vehicleRef: string;
  readonly dealType: DealType;
  readonly profile: LeaseProfile;
}

const usual: LeaseProfile = { termMonths: 36, annualMiles: 10_000, initialMonths: 6, isMaintained: false };
const long: LeaseProfile = { termMonths: 48, annualMiles: 8_000, initialMonths: 9, isMaintained: false };
const maintained: LeaseProfile = { ...usual, isMaintained: true };
const working: LeaseProfile = { termMonths: 48, annualMiles: 20_000, initialMonths: 3, isMaintained: true };

/** Volkswagen Golf, Tesla Model 3, Kia Sportage, Hyundai Kona, Škoda Enyaq, Volvo XC40, BMW i4, and two vans. */
const refs = {
  golf: '7822026757',
  model3: '5667099672',
  sportage: '2840813994',
  kona: '9026275350',
  enyaq: '1357651865',
  xc40: '8774141804',
  i4: '9912157142',
  transit: '8863888787',
  vivaro: '4203593534',
} as const;

const personal = { accountId: 'demo-personal', dealType: 'personal' } as const;
const lender = { accountId: 'demo-lender', dealType: 'personal' } as const;
const business = { accountId: 'demo-business', dealType: 'business' } as const;
const van = { accountId: 'demo-business', dealType: 'van' } as const;

/** Every lease that a quote, order or contract of the demonstration is about. */
export const demonstrationLeases = {
  golf: { ...personal, vehicleRef: refs.golf, profile: usual },
  model3: { ...personal, vehicleRef: refs.model3, profile: long },
  enyaq: { ...personal, vehicleRef: refs.enyaq, profile: maintained },
  sportage: { ...personal, vehicleRef: refs.sportage, profile: usual },
  kona: { ...personal, vehicleRef: refs.kona, profile: usual },
  transit: { ...van, vehicleRef: refs.transit, profile: working },
  vivaro: { ...van, vehicleRef: refs.vivaro, profile: working },
  i4: { ...business, vehicleRef: refs.i4, profile: maintained },
  businessModel3: { ...business, vehicleRef: refs.model3, profile: usual },
  xc40: { ...lender, vehicleRef: refs.xc40, profile: usual },
  lenderKona: { ...lender, vehicleRef: refs.kona, profile: long },
} satisfies Record<string, Lease>;

export type DemonstrationLeaseName = keyof typeof demonstrationLeases;

interface DemonstrationQuote {
  readonly lease: DemonstrationLeaseName;
  readonly daysAgo: number;
  readonly validDays: number;
  readonly rentalPercent?: number;
  readonly isAccepted?: boolean;
}

/** Open quotes at today's price and at other prices, an expired one, and those that became orders. */
export const demonstrationQuotes: readonly DemonstrationQuote[] = [
  { lease: 'enyaq', daysAgo: 3, validDays: 28 },
  { lease: 'kona', daysAgo: 12, validDays: 28, rentalPercent: 96 },
  { lease: 'golf', daysAgo: 75, validDays: 28, rentalPercent: 104 },
  { lease: 'model3', daysAgo: 98, validDays: 28, isAccepted: true },
  { lease: 'businessModel3', daysAgo: 6, validDays: 28, rentalPercent: 103 },
  { lease: 'transit', daysAgo: 16, validDays: 28, isAccepted: true },
  { lease: 'lenderKona', daysAgo: 9, validDays: 14 },
];

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
