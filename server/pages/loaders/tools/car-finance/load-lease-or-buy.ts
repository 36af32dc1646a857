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
import { answerLeaseOrBuy } from './answer-lease-or-buy.ts';
import { leaseOrBuyFaqs } from './finance-faqs.ts';
import { atMost, readFinanceForm, toFinanceFields } from './finance-form.ts';
import { otherFinanceTools } from './finance-links.ts';
import { toLeaseOrBuyQuestions } from './lease-or-buy-questions.ts';

/** One car leased, on PCP and bought with cash, over the same months and with the reader's own assumptions. */
export function loadLeaseOrBuy({ path, search, services }: LoaderRequest): FinanceToolData {
  const found = findLease(services.catalogue.snapshot(), search);
  const asked = toLeaseOrBuyQuestions(found);
  const { values: typed, notes } = readFinanceForm(asked, search);
  const deposit = atMost(
    typed.deposit,
    typed.price,
    'The deposit can’t be more than the price, so we use the price.',
  );
  const credit = typed.price - deposit.value;
  const balloon = atMost(
    typed.balloon,
    credit,
    'The final payment can’t be more than you borrow, so we use the price less the deposit.',
  );
  const value = atMost(typed.value, typed.price, 'We take the car to be worth its price at most.');
  const values = { ...typed, deposit: deposit.value, balloon: balloon.value, value: value.value };
  return {
    path,
    heading: 'Lease, PCP or cash?',
    lead: 'One car over the same months. You say what it costs to buy and what it’ll be worth at the end; we add today’s lease price.',
    fields: toFinanceFields(asked, values),
    ...(found && { vehicle: describeVehicle(found), answer: answerLeaseOrBuy(found.price, values) }),
    notes: [
      ...(found ? found.notes : ['No car has a lease price at the moment. Please try again later.']),
      ...notes,
      ...deposit.notes,
      ...balloon.notes,
      ...value.notes,
    ],
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

/** The lease of the vehicle in the address; of an example where it names none or one without a price. */
function findLease(snapshot: Snapshot, search: URLSearchParams): FoundLease | undefined {
  const named = snapshot.findVehicle(search.get('vehicle') ?? '');
  const vehicle = named ?? findExampleCar(snapshot, 'personal', ({ p11dPence }) => p11dPence !== undefined);
  if (!vehicle) return undefined;
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
        isExample: !named,
        notes: termMonths === asked ? notes : [...notes, note],
      };
  }
  return named ? findLease(snapshot, new URLSearchParams()) : undefined;
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
  'Cash: the price, less what the car is worth at the end. Fuel, insurance, servicing, road tax and interest on savings are left out of all three; the lease may include road tax.',
];
