import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { findExampleCar } from '#server/pages/loaders/tools/example-car.ts';
import {
  penceField,
  poundsField,
  readQuestion,
  wholeField,
} from '#server/pages/loaders/tools/read-question.ts';
import {
  type Offer,
  settleProfile,
  toOfferedProfiles,
} from '#server/pages/loaders/vehicle/offered-profiles.ts';
import { type RefusedFields, toRefused } from '#shared/contracts/refused-fields.ts';
import { type Price, totalPayablePence } from '#shared/deals/price.ts';
import { defaultProfile, withinTerm } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import type { LeasedVehicle, TypedLease } from '#shared/pages/tools/ending-early/ending-early-page.tsx';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { type EndingShares, endingSharesOf } from '#shared/tax/figures/early-end-shares.ts';

/** A lease to end: of a vehicle of the catalogue, or as it was typed. */
export interface FoundLease {
  readonly price: Price;
  /** What its funder is expected to charge for ending it. */
  readonly shares: EndingShares;
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly vehicle?: LeasedVehicle;
  readonly typed?: TypedLease;
}

/** The lease that the address names; where it names none, an example, or a typed one when there is no example. */
export function findLease(snapshot: Snapshot, search: URLSearchParams): FoundLease {
  if (search.has('monthly')) return readTypedLease(search);
  const asked = search.get('vehicle');
  const offer = asked ? findOffer(snapshot, asked, search.get('dealType')) : undefined;
  const found = offer && priceOffer(snapshot, { offer, isExample: false }, search);
  if (found) return found;
  const example = findExample(snapshot);
  const shown = example && priceOffer(snapshot, { offer: example, isExample: true }, search);
  const lease = shown ?? readTypedLease(search);
  const note = 'We have no price for that vehicle, so another lease is shown.';
  return asked ? { ...lease, notes: [note, ...lease.notes] } : lease;
}

/** A van is leased by businesses only; a car by people unless the address says otherwise. */
function findOffer(snapshot: Snapshot, vehicleRef: string, dealType: string | null): Offer | undefined {
  const vehicle = snapshot.findVehicle(vehicleRef);
  if (!vehicle) return undefined;
  if (vehicle.vehicleType === 'commercial') return { dealType: 'van', vehicle };
  return { dealType: dealType === 'business' ? 'business' : 'personal', vehicle };
}

/** The best match among personal cars. */
function findExample(snapshot: Snapshot): Offer | undefined {
  const vehicle = findExampleCar(snapshot, 'personal', () => true);
  return vehicle && { dealType: 'personal', vehicle };
}

interface Named {
  readonly offer: Offer;
  readonly isExample: boolean;
}

function priceOffer(
  snapshot: Snapshot,
  { offer, isExample }: Named,
  search: URLSearchParams,
): FoundLease | undefined {
  const { dealType, vehicle } = offer;
  const { make, model, derivative, vehicleRef } = vehicle;
  const { profile, notes } = settleProfile(snapshot, offer, search);
  const price = snapshot.findDeal(dealType, vehicleRef, profile)?.price;
  if (!price) return undefined;
  const { terms, miles } = toOfferedProfiles(snapshot.listRates(dealType, vehicleRef));
  return {
    price,
    shares: endingSharesOf(snapshot.findFunder(dealType, vehicleRef, profile)),
    notes,
    refused: {},
    vehicle: {
      vehicleRef,
      dealType,
      name: `${make.name} ${model.name} ${derivative.name}`,
      href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
      isExample,
      terms,
      miles,
    },
  };
}

/** A lease of which only the payments are known. */
function readTypedLease(search: URLSearchParams): FoundLease {
  const { values, notes, refused } = readQuestion(
    {
      monthly: poundsField(300, {
        min: 50,
        max: 5000,
        what: 'a monthly payment',
      }),
      term: wholeField(36, { min: 6, max: 60, what: 'a term', unit: 'months' }),
      initial: wholeField(6, { min: 1, max: 12, what: 'an initial payment', unit: 'months' }),
      fee: poundsField(0, { min: 0, max: 1000, what: 'a fee' }),
      excess: penceField(10, { min: 1, max: 100, what: 'an excess charge', unit: 'a mile' }),
    },
    search,
  );
  const asked = { ...defaultProfile, termMonths: values.term, initialMonths: values.initial };
  const profile = withinTerm(asked);
  const isTooMuch = profile.initialMonths < asked.initialMonths;
  const tooMuch = `A lease of ${formatMonths(values.term)} has at most ${formatMonths(profile.initialMonths)} up front, so we use that.`;
  const monthlyPence = toPence(values.monthly);
  const feePence = toPence(values.fee);
  const totalPence = totalPayablePence(monthlyPence, profile, feePence);
  return {
    shares: endingSharesOf(),
    notes: isTooMuch ? [...notes, tooMuch] : notes,
    refused: isTooMuch ? { ...refused, initial: toRefused(String(values.initial), tooMuch) } : refused,
    typed: { monthlyPounds: values.monthly, feePounds: values.fee, excessPence: values.excess },
    price: {
      profile,
      vat: 'inc VAT',
      monthlyPence,
      initialPence: monthlyPence * profile.initialMonths,
      feePence,
      totalPence,
      trueMonthlyPence: Math.round(totalPence / profile.termMonths),
      excessTenths: values.excess * 10,
    },
  };
}
