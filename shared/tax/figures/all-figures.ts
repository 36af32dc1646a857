import { formatDate } from '#shared/format/format-date.ts';
import { groupThousands } from '#shared/format/format-pounds.ts';
import { advisoryFuelRates, type EngineRate } from './advisory-fuel-rates.ts';
import { benefitCharges } from './benefit-charges.ts';
import { buyingDiscount } from './buying-discount.ts';
import { carRentalDisallowance, carRentalVat, optionalRemuneration } from './car-rental-rules.ts';
import { companyCarPercentages } from './company-car-percentages.ts';
import { brokerFeeRefund, complaintTimes, dataComplaintDays, feeCancelling } from './customer-rights.ts';
import type { OpenEndedFigures } from './dated-figures.ts';
import { doubleCabs } from './double-cabs.ts';
import { earlyEndShares } from './early-end-shares.ts';
import { incomeTaxBands } from './income-tax-bands.ts';
import { livingWage } from './living-wage.ts';
import { mileageCharge } from './mileage-charge.ts';
import { motorFinanceRedress } from './motor-finance-redress.ts';
import { nationalInsuranceRates } from './national-insurance-rates.ts';
import { plugInEasement, plugInTransition } from './plug-in-easement.ts';
import { vanGrants } from './van-grant.ts';
import { expensiveCarSupplement, vehicleTaxRates } from './vehicle-tax.ts';
import { leastTread, wearLimits } from './wear-limits.ts';
import { winterRange } from './winter-range.ts';

/** Figures with each of them in words, as docs/figures.md lists them. */
export interface ListedFigures {
  /** One table for each span of time; one of them holds today. */
  readonly tables: readonly (OpenEndedFigures<unknown> & {
    readonly lines: readonly (readonly [what: string, figure: string])[];
  })[];
}

/** Every dated table of the site. */
export const allFigures: readonly ListedFigures[] = [
  list([companyCarPercentages], ({ firstYear, bands, highest, dieselSupplement }) => [
    ...bands.map(({ fromGrams, fromElectricMiles, percentages }): Line => {
      const range = fromElectricMiles === undefined ? '' : `, electric range from ${fromElectricMiles} miles`;
      return [`From ${fromGrams} g/km${range}, years from ${firstYear}`, `${percentages.join(', ')}%`];
    }),
    ['Highest', `${highest.join(', ')}%`],
    ['Supplement for diesel without RDE2', `${dieselSupplement} points`],
  ]),
  list([plugInEasement, plugInTransition], ({ fromGrams, fromElectricMiles, countsAsGrams }) => [
    [
      `Cars of ${fromGrams} g/km or more, electric range from ${fromElectricMiles} mile, first registered from ${plugInEasement.from} to ${plugInEasement.until}`,
      `count as ${countsAsGrams} g/km`,
    ],
  ]),
  list([doubleCabs], ({ carsFrom, oldRuleUntil, oldVanFromKg }) => [
    ['Crew vans and double-cab pick-ups', 'cars, unless mainly suited to carrying goods'],
    [
      `Double cabs from ${oldVanFromKg} kg that the employer ordered before ${carsFrom}`,
      `vans to ${oldRuleUntil}`,
    ],
  ]),
  list(benefitCharges, ({ vanPence, vanFuelPence, carFuelMultiplierPence }) => [
    ['Van', pounds(vanPence)],
    ['Fuel for a van', pounds(vanFuelPence)],
    ['Multiplier for a car’s fuel', pounds(carFuelMultiplierPence)],
  ]),
  list([incomeTaxBands], ({ allowancePence, taperFromPence, rates }) => [
    ['Allowance', pounds(allowancePence)],
    ['Allowance shrinks from an income of', pounds(taperFromPence)],
    ...rates.map(({ percent, upToPence }): Line => [`${percent}% on taxable income`, upTo(upToPence)]),
  ]),
  list([nationalInsuranceRates], ({ employee, employerPercent, employerFromPence }) => [
    ...employee.map(
      ({ percent, fromPence, upToPence }): Line => [
        `Employees, ${percent}%`,
        `from ${pounds(fromPence)} ${upTo(upToPence)}`,
      ],
    ),
    [`Employers, on benefits and on pay above ${pounds(employerFromPence)}`, `${employerPercent}%`],
  ]),
  list([livingWage], ({ hourlyPence }) => [['An hour', `£${(hourlyPence / 100).toFixed(2)}`]]),
  list([earlyEndShares], ({ usual, byFunder }) =>
    Object.entries({ 'Any other funder': usual, ...byFunder }).map(
      ([funder, { lowPercent, highPercent }]): Line => [funder, `${lowPercent}% to ${highPercent}%`],
    ),
  ),
  list([buyingDiscount], ({ percent }) => [['Off the list price', `${percent}%`]]),
  list([carRentalVat], ({ percent, blockedPercent }) => [
    ['VAT on rentals', `${percent}%`],
    ['The part of it that a business cannot reclaim', `${blockedPercent}%`],
  ]),
  list([carRentalDisallowance], ({ percent, aboveGrams }) => [
    [`Rentals of cars above ${aboveGrams} g/km`, `${percent}% not deducted`],
  ]),
  list([optionalRemuneration], ({ aboveGrams }) => [
    ['Taxed on salary given up, where that is more than the benefit', `cars above ${aboveGrams} g/km`],
  ]),
  list([advisoryFuelRates], ({ petrol, diesel, electric }) => [
    ...petrol.map((rate) => engineRate('Petrol', rate)),
    ...diesel.map((rate) => engineRate('Diesel', rate)),
    ['Electric, charged at home', `${electric.home}p a mile`],
    ['Electric, public chargers', `${electric.public}p a mile`],
  ]),
  list([mileageCharge], ({ fromMonth, electricTenths, plugInHybridTenths }) => [
    [`Electric cars, from ${fromMonth}`, `${electricTenths / 10}p a mile`],
    [`Plug-in hybrid cars, from ${fromMonth}`, `${plugInHybridTenths / 10}p a mile`],
  ]),
  list([vehicleTaxRates], ({ firstYear, standardPence, ...limits }) => [
    ...firstYear.map(
      ({ upToGrams, pence }): Line => [
        Number.isFinite(upToGrams) ? `First year, up to ${upToGrams} g/km` : 'First year, above that',
        pounds(pence),
      ],
    ),
    ['Later years', pounds(standardPence)],
    ['Supplement for list prices over', pounds(limits.expensiveOverPence)],
    ['The same without emissions', pounds(limits.expensiveZeroEmissionOverPence)],
  ]),
  list([expensiveCarSupplement], ({ pence, fromYear, untilYear }) => [
    [`Each year from year ${fromYear} to year ${untilYear}`, pounds(pence)],
  ]),
  list([winterRange], ({ leastShortfallPercent, mostShortfallPercent }) => [
    ['Below the WLTP range', `${leastShortfallPercent}% to ${mostShortfallPercent}%`],
  ]),
  ...Object.values(wearLimits).map((limit) =>
    list([limit], ({ fairMm, damageAboveMm }) => [
      ['Fair wear', `up to ${fairMm} mm`],
      ['Damage', `above ${damageAboveMm} mm`],
    ]),
  ),
  list([leastTread], ({ tenthsMm }) => [['Tread', `${tenthsMm / 10} mm`]]),
  list(vanGrants, ({ percent, leastRangeMiles, ...van }) => [
    ['Part of the price', `${percent}%`],
    [`Vans of up to ${groupThousands(van.smallVanKg)} kg`, `at most ${pounds(van.smallVanPence)}`],
    [`Vans of up to ${groupThousands(van.largeVanKg)} kg`, `at most ${pounds(van.largeVanPence)}`],
    ['Least range without emissions', `${leastRangeMiles} miles`],
  ]),
  list([complaintTimes], ({ finalResponseWeeks, ombudsmanMonths, yearsFromEvent, yearsFromKnowing }) => [
    ['Final response', `within ${finalResponseWeeks} weeks`],
    ['To the ombudsman after it', `within ${ombudsmanMonths} months`],
    ['From the event', `within ${yearsFromEvent} years`],
    ['From knowing, where that ends later', `within ${yearsFromKnowing} years`],
  ]),
  list([dataComplaintDays], (days) => [['Acknowledged', `within ${days} days`]]),
  list([feeCancelling], ({ days, moreMonths, refundDays }) => [
    ['After the day of the contract', `${days} days`],
    ['Longer, where the consumer was not told of it', `by ${moreMonths} months`],
    ['Refund', `within ${refundDays} days`],
  ]),
  list([brokerFeeRefund], ({ months, keptPence }) => [
    ['Without an agreement after the introduction', `${months} months`],
    ['Kept by the broker', `at most ${pounds(keptPence)}`],
  ]),
  list([motorFinanceRedress], (redress) => [
    ['Agreements', `${formatDate(redress.agreementsFrom)} to ${formatDate(redress.agreementsUntil)}`],
    ['Rules published', formatDate(redress.published)],
    ['Partly suspended by the Upper Tribunal', formatDate(redress.partlySuspended)],
    ['Payments', `not before ${redress.paymentsNotBeforeYear}`],
  ]),
];

type Line = readonly [what: string, figure: string];

function list<Value>(
  tables: readonly OpenEndedFigures<Value>[],
  toLines: (value: Value) => readonly Line[],
): ListedFigures {
  return { tables: tables.map((table) => ({ ...table, lines: toLines(table.value) })) };
}

function engineRate(fuel: string, { upToCc, pencePerMile }: EngineRate): Line {
  const engine = Number.isFinite(upToCc) ? `up to ${groupThousands(upToCc)} cc` : 'larger engines';
  return [`${fuel}, ${engine}`, `${pencePerMile}p a mile`];
}

function pounds(pence: number): string {
  return `£${groupThousands(pence / 100)}`;
}

function upTo(pence: number): string {
  return Number.isFinite(pence) ? `up to ${pounds(pence)}` : 'and above';
}
