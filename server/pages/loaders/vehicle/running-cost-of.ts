import { toTenth } from '#server/pages/charts/axis.ts';
import { toAskedPrices } from '#server/pages/loaders/energy-prices.ts';
import type { Price } from '#shared/deals/price.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { costOfDriving } from '#shared/deals/real-miles.ts';
import { type EnergyPrices, energyKindsOf, pencePerMile } from '#shared/deals/running-cost.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatPencePerMile } from '#shared/format/format-pence-per-mile.ts';
import { formatPounds, formatWholePounds, groupThousands } from '#shared/format/format-pounds.ts';
import { nextMonth } from '#shared/format/london-time.ts';
import { type EnergyCost, energyCosts } from '#shared/tax/energy-costs.ts';
import { advisoryRatesDate } from '#shared/tax/figures/advisory-fuel-rates.ts';
import { type MileageChargeDue, mileageChargeOf } from '#shared/tax/mileage-charge.ts';
import type { CostLine, RunningCostAnswer } from '#shared/ui/answers/running-cost-answer.tsx';
import { runningCostFacts } from './running-cost-facts.ts';

interface Run {
  readonly vehicle: Vehicle;
  readonly profile: LeaseProfile;
  readonly price?: Price | undefined;
  readonly maintenancePence?: number | undefined;
  readonly realMiles: number;
  readonly prices: EnergyPrices;
  /** ISO date: the lease is taken to begin in the month after it. */
  readonly today: string;
}

/** What a vehicle costs to run at the visitor's miles and prices, beside its lease. */
export function runningCostOf(run: Run): RunningCostAnswer {
  const { vehicle, realMiles, prices } = run;
  const costs = energyCosts(vehicle, realMiles, prices);
  const start = nextMonth(run.today);
  const charge = mileageChargeOf(vehicle, {
    start,
    termMonths: run.profile.termMonths,
    annualMiles: realMiles,
  });
  const askedPrices = energyKindsOf[vehicle.fuel].filter(
    (kind) => pencePerMile(vehicle, kind, 1) !== undefined,
  );
  const sentence = energySentence(run, costs) ?? askSentence(run, askedPrices.length > 0);
  return {
    ...(sentence !== undefined && { sentence }),
    lines: costs.length === 0 && !charge ? [] : toLines(run, costs, charge),
    term: formatMonths(run.profile.termMonths),
    notes: [...basisNotes(vehicle, costs), ...chargeNotes(run, charge), ...vatNotes(run.price, costs)],
    facts: runningCostFacts(run),
    askedPrices: toAskedPrices(askedPrices),
  };
}

const names = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  home: 'Charging at home',
  public: 'Charging in public',
} as const;

/** "Petrol: £142 a month at 10,000 miles a year, 17p a mile." */
function energySentence({ vehicle, realMiles }: Run, costs: readonly EnergyCost[]): string | undefined {
  const [first, second] = costs;
  if (!first) return undefined;
  if (vehicle.fuel === 'plug-in-hybrid')
    return `If you never plug it in, petrol is about ${toMonth(first)} a month at ${formatMiles(realMiles)} a year, ${toMile(first.pencePerMile)} a mile. Charging it cuts that, and you pay for the electricity instead.`;
  const answer = `${names[first.kind]}: ${toMonth(first)} a month at ${formatMiles(realMiles)} a year, ${toMile(first.pencePerMile)} a mile.`;
  if (!second) return answer;
  return `${answer} ${names[second.kind]}: ${toMonth(second)}, ${toMile(second.pencePerMile)} a mile.`;
}

/** Why there is no figure, and what would give one. */
function askSentence({ vehicle, realMiles }: Run, canBeAsked: boolean): string | undefined {
  if (vehicle.fuel === 'plug-in-hybrid') return 'What energy costs depends on how often you plug it in.';
  if (!canBeAsked) return undefined;
  const bought =
    vehicle.fuel === 'electric' ? 'electricity' : vehicle.fuel === 'diesel' ? 'diesel' : 'petrol';
  return `Type what you pay for ${bought} to see what ${formatMiles(realMiles)} a year would cost.`;
}

/** The lease as it costs at the real miles, where its price is known, and each way of buying energy. */
function toLines(
  { vehicle, price, profile, realMiles }: Run,
  costs: readonly EnergyCost[],
  charge: MileageChargeDue | undefined,
): readonly CostLine[] {
  const { termMonths } = profile;
  const lease = price && toLease(price, realMiles);
  const longest = Math.max(lease?.monthPence ?? 0, ...costs.map(({ monthPence }) => monthPence));
  const toWidth = (monthPence: number) => toTenth((monthPence / longest) * 100);
  return [
    ...(lease
      ? [
          {
            name: lease.name,
            month: formatPounds(Math.round(lease.monthPence)),
            mile: toMile((lease.monthPence * 12) / realMiles),
            term: formatWholePounds(lease.monthPence * termMonths),
            width: toWidth(lease.monthPence),
            isLease: true,
          },
        ]
      : []),
    ...costs.map((cost) => ({
      name: vehicle.fuel === 'plug-in-hybrid' ? 'Petrol, if never charged' : names[cost.kind],
      month: toMonth(cost),
      mile: toMile(cost.pencePerMile),
      term: formatWholePounds(cost.monthPence * termMonths),
      width: toWidth(cost.monthPence),
      isLease: false,
    })),
    ...(charge
      ? [
          {
            name: `Mileage charge in ${charge.months} of the ${termMonths} months`,
            month: formatWholePounds(charge.termPence / termMonths),
            mile: formatPencePerMile(charge.tenthsPerMile),
            term: formatWholePounds(charge.termPence),
            width: toWidth(charge.termPence / termMonths),
            isLease: false,
          },
        ]
      : []),
  ];
}

function toLease(price: Price, realMiles: number): { readonly name: string; readonly monthPence: number } {
  const isOver = realMiles > price.profile.annualMiles;
  if (!isOver) return { name: `Lease, true monthly cost ${price.vat}`, monthPence: price.trueMonthlyPence };
  const monthPence = costOfDriving(price, realMiles) / price.profile.termMonths;
  return { name: `Lease with excess mileage, ${price.vat}`, monthPence };
}

/** Where the figures come from and what would make them the visitor's own. */
function basisNotes(vehicle: Vehicle, costs: readonly EnergyCost[]): readonly string[] {
  const { fuel, mpg } = vehicle;
  const economy = wltpWords(vehicle);
  if (fuel === 'plug-in-hybrid') {
    const test = mpg === undefined ? 'WLTP figures assume' : `Its WLTP figure of ${mpg} mpg assumes`;
    return [
      ...(costs.length > 0
        ? [
            advisoryNote(vehicle, undefined),
            'HMRC’s rates count a hybrid by its engine. We’ve assumed a petrol engine.',
          ]
        : []),
      `${test} a charged battery, and how often it is depends on you, so we don’t use it.`,
    ];
  }
  const isOwn = costs.some(({ basis }) => basis === 'own-price');
  const isAdvisory = costs.some(({ basis }) => basis === 'advisory-rate');
  return [
    ...(isOwn
      ? [`Your price at the WLTP figure of ${economy}. WLTP is a laboratory test: you may use more.`]
      : []),
    ...(isAdvisory ? [advisoryNote(vehicle, economy)] : []),
    ...(fuel === 'hybrid' && costs.length > 0 ? ['Worked out as a petrol hybrid.'] : []),
  ];
}

function advisoryNote({ fuel, engineCc }: Vehicle, economy: string | undefined): string {
  const kind = fuel === 'electric' ? 'electric cars' : `engines like its ${groupThousands(engineCc ?? 0)} cc`;
  const invitation =
    economy === undefined ? '' : ` Type what you pay to use its own WLTP figure of ${economy}.`;
  return `At HMRC’s advisory rate for ${kind}, an average for company cars ${advisoryRatesDate}.${invitation}`;
}

function wltpWords({ fuel, mpg, milesPerKwh }: Vehicle): string | undefined {
  if (fuel === 'electric') return milesPerKwh === undefined ? undefined : `${milesPerKwh} miles a kWh`;
  return mpg === undefined ? undefined : `${mpg} mpg`;
}

/** When the mileage charge is due, and what it comes to. */
function chargeNotes({ profile, realMiles }: Run, charge: MileageChargeDue | undefined): readonly string[] {
  if (!charge) return [];
  const { months, tenthsPerMile, termPence } = charge;
  const sum = `${formatPencePerMile(tenthsPerMile)} a mile at ${formatMiles(realMiles)} a year, ${formatWholePounds(termPence)} in total`;
  return [
    `The mileage charge announced for April 2028 would fall in ${months} of the ${formatMonths(profile.termMonths)} of a lease that begins next month: ${sum}. Its rules aren’t final, and your funder may bill you for it.`,
  ];
}

/** Energy is bought with VAT, though a business lease is shown without. */
function vatNotes(price: Price | undefined, costs: readonly EnergyCost[]): readonly string[] {
  const isMixed = price?.vat === 'ex VAT' && costs.length > 0;
  return isMixed ? ['The lease is ex VAT. Energy is what you pay at the pump or the charger.'] : [];
}

function toMonth({ monthPence }: EnergyCost): string {
  return formatWholePounds(monthPence);
}

function toMile(pence: number): string {
  return formatPencePerMile(Math.round(pence * 10));
}
