import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { toLease } from '#server/catalogue/to-lease.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { findExampleCar } from '#server/pages/loaders/tools/example-car.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import { parseProfile } from '#shared/deals/parse-profile.ts';
import type { Price } from '#shared/deals/price.ts';
import { offeredTerms, withinTerm } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPounds, formatWholePounds } from '#shared/format/format-pounds.ts';
import type { FinanceToolData } from '#shared/pages/tools/car-finance/car-finance-data.ts';
import { vehicleName } from '#shared/pages/vehicle/vehicle-words.ts';
import { carFinancePaths, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { answerLeaseOrBuy, boughtFor, toLeaseOrBuyQuestions } from './answer-lease-or-buy.ts';
import { leaseOrBuyFaqs, otherFinanceTools } from './finance-faqs.ts';
import { limitAnswers, readFinanceForm, toFinanceFields } from './finance-form.ts';

/** One car leased, on PCP and bought with cash, over the same months and with the reader's own assumptions. */
export function loadLeaseOrBuy({ path, search, services }: LoaderRequest): FinanceToolData {
  const found = findLease(services.catalogue.snapshot(), search);
  const asked = toLeaseOrBuyQuestions(found);
  // The lease has settled the term, and said what it made of one that is not offered.
  const withoutTerm = new URLSearchParams([...search].filter(([name]) => name !== 'term'));
  const { values, notes, refused } = limitAnswers(readFinanceForm(asked, withoutTerm), {
    deposit: (typed) => ({
      largest: boughtFor(typed),
      note: 'The deposit can’t be more than the price after the discount, so we use that price.',
    }),
    balloon: (typed) => ({
      largest: boughtFor(typed) - typed.deposit,
      note: 'The final payment can’t be more than you borrow, so we use the price less the deposit.',
    }),
    value: ({ price }) => ({
      largest: price,
      note: 'We take the car to be worth its list price at most, so we use that.',
    }),
  });
  return {
    path,
    heading: 'Lease, PCP or cash?',
    lead: 'One car over the same months. You say what discount you’d get and what the car will be worth at the end; we add today’s lease price.',
    fields: toFinanceFields(asked, values),
    ...(found && { vehicle: describeVehicle(found), answer: answerLeaseOrBuy(found.price, values) }),
    notes: [
      ...(found ? found.notes : ['No car has a lease price at the moment. Please try again later.']),
      ...notes,
    ],
    refused,
    method,
    related: otherFinanceTools(carFinancePaths.leaseOrBuy),
    faqs: leaseOrBuyFaqs,
  };
}

/** A vehicle with a lease price over the months that were asked for. */
interface FoundLease {
  readonly vehicle: Vehicle;
  readonly dealType: DealType;
  readonly price: Price;
  readonly isExample: boolean;
  readonly notes: readonly string[];
}

/** The lease of the vehicle in the address; of an example where it names none or, as a note says, one without a price. */
function findLease(snapshot: Snapshot, search: URLSearchParams): FoundLease | undefined {
  const asked = search.get('vehicle');
  const named = snapshot.findVehicle(asked ?? '');
  const found = named && priceVehicle(snapshot, { vehicle: named, isExample: false }, search);
  if (found) return found;
  const example = findExampleCar(snapshot, 'personal', ({ p11dPence }) => p11dPence !== undefined);
  const shown = example && priceVehicle(snapshot, { vehicle: example, isExample: true }, search);
  if (!asked || !shown) return shown;
  return {
    ...shown,
    notes: ['We have no lease price for that vehicle, so an example is compared.', ...shown.notes],
  };
}

/** The lease of a vehicle over the months of the address, or else over other months. */
function priceVehicle(
  snapshot: Snapshot,
  { vehicle, isExample }: Pick<FoundLease, 'vehicle' | 'isExample'>,
  search: URLSearchParams,
): FoundLease | undefined {
  const dealType: DealType = vehicle.vehicleType === 'car' ? 'personal' : 'van';
  const { profile, notes } = parseProfile(search);
  const { vehicleRef } = vehicle;
  const asked = profile.termMonths;
  for (const termMonths of [asked, ...offeredTerms]) {
    const atTerm = { dealType, vehicleRef, profile: withinTerm({ ...profile, termMonths }) };
    const price = snapshot.findDeal(dealType, vehicleRef, toLease(snapshot, atTerm))?.price;
    const note = `There’s no lease of ${formatMonths(asked)} for this vehicle, so we compare ${formatMonths(termMonths)}.`;
    if (price)
      return {
        vehicle,
        dealType,
        price,
        isExample,
        notes: termMonths === asked ? notes : [...notes, note],
      };
  }
  return undefined;
}

function describeVehicle({ vehicle, dealType, price, isExample }: FoundLease) {
  const { initialPence, feePence, monthlyPence, vat, profile } = price;
  const facts = [
    `Lease: ${formatWholePounds(initialPence + feePence)} up front, then ${profile.termMonths - 1} payments of ${formatPounds(monthlyPence)} ${vat}`,
    `${formatMiles(profile.annualMiles)} a year`,
  ];
  return {
    vehicleRef: vehicle.vehicleRef,
    name: vehicleName(vehicle),
    href: withQuery(vehiclePath(dealType, vehicle), profileQuery(profile)),
    facts: facts.join(' · '),
    lease: { ...profileQuery(profile), term: undefined },
    isExample,
  };
}

const method: readonly string[] = [
  'Lease: the initial payment, all rentals and our fee, at today’s price. You hand the car back, so nothing is left.',
  'PCP: your deposit and the monthly payments at your APR, with the monthly rate (1 + APR) to the power of 1/12, less 1. At the end you hand the car back, or, if it’s worth more than the final payment, you keep the difference.',
  'Cash: the price after your discount, less what the car is worth at the end. PCP starts from the same price. Fuel, insurance, servicing, road tax and interest on savings are left out of all three; the lease may include road tax.',
];
