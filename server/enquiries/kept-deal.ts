import { z } from 'zod';
import { allDealTypes, type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { divideRoundHalfUp, type Price } from '#shared/deals/price.ts';
import { pricingTypes } from '#shared/deals/pricing-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { vehicleName } from '#shared/pages/vehicle/vehicle-words.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';

const money = {
  monthlyPence: z.int(),
  initialPence: z.int(),
  feePence: z.int(),
  totalPence: z.int(),
  excessTenths: z.int(),
};

const profile = {
  termMonths: z.int(),
  annualMiles: z.int(),
  initialMonths: z.int(),
  isMaintained: z.boolean(),
};

/** A deal as it is stored in snapshots. Snapshots of earlier versions lack the optional parts. */
const keptDeal = z.object({
  terms: z.object({
    dealType: z.enum(allDealTypes),
    vehicleRef: z.string(),
    vehicleName: z.string(),
    ...profile,
    ...z.object(money).partial().shape,
  }),
  trueMonthlyPence: z.int().optional(),
  vat: z.enum(['inc VAT', 'ex VAT']).optional(),
  /** Path of its page, with the profile in the query. */
  dealPath: z.string().startsWith('/').optional(),
  pricingType: z.enum(pricingTypes).optional(),
  used: z.object({ registered: z.string(), odometerMiles: z.int() }).optional(),
  ratebookId: z.string().optional(),
  funder: z.string().optional(),
  /** The last day of a quote; of a deal that was only looked at there is none. */
  validUntil: z.iso.date().optional(),
  catalogueVersion: z.int().optional(),
  isPriceOnApplication: z.literal(true).optional(),
  priceSeen: z.object(money).optional(),
});

/** A deal that an enquiry is about, as it was when the enquiry was sent. */
export type KeptDeal = z.infer<typeof keptDeal>;

interface Offer {
  readonly dealType: DealType;
  readonly vehicle: Vehicle;
  readonly profile: LeaseProfile;
  /** Absent when the price is on application. */
  readonly price?: Price;
}

/**
 * The parts of a deal that are stored: its terms in the same form as the account's quotes, the kind of offer, and its
 * page.
 */
export function keepDeal({ dealType, vehicle, profile, price }: Offer): KeptDeal {
  const { vehicleRef, pricingType, used } = vehicle;
  return {
    terms: {
      dealType,
      vehicleRef,
      vehicleName: vehicleName(vehicle),
      ...profile,
      ...(price && toMoney(price)),
    },
    ...(price
      ? { trueMonthlyPence: price.trueMonthlyPence, vat: price.vat }
      : { isPriceOnApplication: true as const }),
    dealPath: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    pricingType,
    ...(used && { used }),
  };
}

/** The deal in a snapshot, and all else that the snapshot holds. Without `deal` when a part of the deal is missing. */
export function readKeptDeal(snapshot: Readonly<Record<string, unknown>> | null): {
  readonly deal?: KeptDeal;
  readonly rest: Readonly<Record<string, unknown>>;
} {
  const { data: deal } = keptDeal.safeParse(snapshot);
  if (!deal || !snapshot) return { rest: snapshot ?? {} };
  const rest = Object.entries(snapshot).filter(
    ([name]) => !Object.hasOwn(keptDeal.shape, name) || (name === 'priceSeen' && !isPriceAsSeen(deal)),
  );
  return { deal, rest: Object.fromEntries(rest) };
}

/** The price of a kept deal; undefined when it was on application. */
export function toKeptPrice({ terms, trueMonthlyPence, vat }: KeptDeal): Price | undefined {
  const { monthlyPence, initialPence, feePence, totalPence, excessTenths } = terms;
  if (monthlyPence === undefined || initialPence === undefined || feePence === undefined) return undefined;
  if (totalPence === undefined || excessTenths === undefined) return undefined;
  const { dealType, termMonths, annualMiles, initialMonths, isMaintained } = terms;
  return {
    profile: { termMonths, annualMiles, initialMonths, isMaintained },
    vat: vat ?? dealTypes[dealType].vat,
    monthlyPence,
    initialPence,
    feePence,
    totalPence,
    trueMonthlyPence: trueMonthlyPence ?? divideRoundHalfUp(totalPence, termMonths),
    excessTenths,
  };
}

function toMoney({ monthlyPence, initialPence, feePence, totalPence, excessTenths }: Price) {
  return { monthlyPence, initialPence, feePence, totalPence, excessTenths };
}

function isPriceAsSeen({ priceSeen, terms }: KeptDeal): boolean {
  const names = Object.keys(money) as readonly (keyof typeof money)[];
  return names.every((name) => priceSeen?.[name] === terms[name]);
}
