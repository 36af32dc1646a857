import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { describeVehicle, findExampleCompanyCar } from '#server/pages/loaders/tools/example-car.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { formatWholePounds, toPence } from '#shared/format/format-pounds.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-form.tsx';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import { companyCarPercentage } from '#shared/tax/company-car-percentage.ts';
import { type TaxedFacts, taxedFactsOf, toCompanyVehicles } from '#shared/tax/company-vehicle.ts';
import { benefitCharges } from '#shared/tax/figures/benefit-charges.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { doubleCabs } from '#shared/tax/figures/double-cabs.ts';
import { incomeTaxBands } from '#shared/tax/figures/income-tax-bands.ts';
import { nationalInsuranceRates } from '#shared/tax/figures/national-insurance-rates.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { taxYearOf } from '#shared/tax/tax-year.ts';
import { answerCompanyCarTax, type TaxedVehicle } from './answer-company-car-tax.ts';
import { readCompanyCarQuestion, startMonths } from './company-car-question.ts';
import { companyCarTaxFaqs } from './tax-notes.ts';

/** Company car tax of a vehicle of the catalogue, or of one whose figures are typed. */
export const loadCompanyCarTax: Loader<typeof toolsPages.companyCarTax> = ({ path, search, services }) => {
  const snapshot = services.catalogue.snapshot();
  const { question: asked, notes, refused } = readCompanyCarQuestion(search, snapshot.today);
  const found = findVehicle(snapshot, search);
  const facts = found && taxedFactsOf(found.vehicle);
  const isKnown = facts !== undefined && waysToTax(facts, asked).length > 0;
  const question = isKnown ? fillIn(asked, facts) : asked;
  const taxed = isKnown ? facts : toTypedFacts(asked);
  const answered = { facts: taxed, vehicles: waysToTax(taxed, asked) };
  return {
    path,
    imageHost: services.site.imageHost,
    question,
    ...(found && isKnown && { vehicle: describeVehicle(found.vehicle, found.isExample) }),
    answer: answerCompanyCarTax(answered, question),
    starts: startMonths(snapshot.today),
    notes: [
      ...notes,
      ...(found && !isKnown ? [unknownFacts] : []),
      ...(found?.isExample && search.get('vehicle') ? [goneVehicle] : []),
    ],
    refused,
    figures,
    deals: findLowTaxDeals(snapshot, { vehicle: found?.vehicle, answered, question }),
    dealsHref: dealsPath(question.kind === 'car' ? 'business' : 'van'),
    guides: linkGuides(services.content, toolGuides.companyCarTax),
    faqs: companyCarTaxFaqs(snapshot.today),
  };
};

const figures = [
  companyCarPercentages,
  plugInEasement,
  plugInTransition,
  doubleCabs,
  ...benefitCharges,
  incomeTaxBands,
  nationalInsuranceRates,
].map(toFigureNote);

const goneVehicle = 'We no longer offer that vehicle, so this is an example.';
const unknownFacts =
  'We don’t know the list price or the CO2 of that vehicle. Enter them, and we’ll work it out for yours.';

interface FoundVehicle {
  readonly vehicle: Vehicle;
  readonly isExample: boolean;
}

/** The vehicle of the address; an example where the address says nothing at all; none where figures are typed. */
function findVehicle(snapshot: Snapshot, search: URLSearchParams): FoundVehicle | undefined {
  const vehicle = snapshot.findVehicle(search.get('vehicle') ?? '');
  if (vehicle) return { vehicle, isExample: false };
  if (search.has('price') || search.has('kind')) return undefined;
  const example = findExampleCompanyCar(snapshot, ({ p11dPence }) => p11dPence !== undefined);
  return example && { vehicle: example, isExample: true };
}

/** The ways in which a vehicle may be taxed, with what the visitor answered. */
function waysToTax(facts: TaxedFacts, { rde2, standard, start }: CompanyCarTaxQuestion) {
  return toCompanyVehicles(facts, { meetsRde2: rde2, standard, registeredOn: `${start}-01` });
}

/** The form as if the vehicle's own figures had been typed. */
function fillIn(asked: CompanyCarTaxQuestion, facts: TaxedFacts): CompanyCarTaxQuestion {
  const { body, fuel, listPricePence, co2GramsPerKm, electricRangeMiles } = facts;
  return {
    ...asked,
    kind: body,
    fuel,
    ...(listPricePence !== undefined && { pricePounds: Math.round(listPricePence / 100) }),
    ...(co2GramsPerKm !== undefined && { co2: co2GramsPerKm }),
    range: electricRangeMiles ?? 0,
  };
}

function toTypedFacts({ kind, pricePounds, fuel, co2, range }: CompanyCarTaxQuestion): TaxedFacts {
  return {
    body: kind,
    fuel,
    listPricePence: toPence(pricePounds),
    co2GramsPerKm: co2,
    ...(fuel === 'plug-in-hybrid' && { electricRangeMiles: range }),
  };
}

interface Wanted {
  /** Left out of the list. */
  readonly vehicle: Vehicle | undefined;
  readonly answered: TaxedVehicle;
  readonly question: CompanyCarTaxQuestion;
}

const shownCount = 4;
/** List prices within this part of the car's own count as the same. */
const priceMargin = 0.1;

/** The live cars with about the same list price on which a driver pays least tax; one of each range, cheapest rental first among equals. */
function findLowTaxDeals(
  snapshot: Snapshot,
  { vehicle, answered, question }: Wanted,
): readonly FittingDeal[] {
  const [taxed] = answered.vehicles;
  if (answered.facts.body !== 'car' || taxed?.kind !== 'car') return [];
  const registeredOn = `${question.start}-01`;
  const year = taxYearOf(registeredOn);
  const margin = taxed.listPricePence * priceMargin;
  const ranges = new Set(vehicle && [vehicle.range.slug]);
  const candidates = [...snapshot.listVehicles('car', 'standard')].flatMap((other) => {
    const { p11dPence } = other;
    if (p11dPence === undefined || Math.abs(p11dPence - taxed.listPricePence) > margin) return [];
    // The most that it may be taxed on, where its emission standard decides.
    const [car, ...less] = toCompanyVehicles(taxedFactsOf(other), {
      meetsRde2: question.rde2,
      standard: 'unknown',
      registeredOn,
    });
    const percentage = car?.kind === 'car' ? companyCarPercentage(car, year) : undefined;
    if (percentage === undefined) return [];
    return [
      { other, benefitPence: (p11dPence * percentage) / 100, mostWords: less.length > 0 ? 'up to ' : '' },
    ];
  });
  candidates.sort((a, b) => a.benefitPence - b.benefitPence);
  const found: FittingDeal[] = [];
  for (const { other, benefitPence, mostWords } of candidates) {
    if (found.length === shownCount) break;
    if (ranges.has(other.range.slug)) continue;
    const deal = snapshot.findDeal('business', other.vehicleRef, defaultProfile);
    if (!deal?.price) continue;
    ranges.add(other.range.slug);
    const monthly = Math.round((benefitPence * question.rate) / 1200);
    found.push({
      deal,
      words: `${mostWords}${formatWholePounds(monthly)} a month in tax at ${question.rate}%`,
    });
  }
  return found;
}
