import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { describeVehicle } from '#server/pages/loaders/tools/describe-vehicle.ts';
import { findExampleCompanyCar } from '#server/pages/loaders/tools/example-car.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import { toPence } from '#shared/format/format-pounds.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-data.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import { type TaxedFacts, taxedFactsOf, toCompanyVehicles } from '#shared/tax/company-vehicle.ts';
import { benefitCharges } from '#shared/tax/figures/benefit-charges.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { doubleCabs } from '#shared/tax/figures/double-cabs.ts';
import { incomeTaxBands } from '#shared/tax/figures/income-tax-bands.ts';
import { nationalInsuranceRates } from '#shared/tax/figures/national-insurance-rates.ts';
import { plugInEasement, plugInTransition } from '#shared/tax/figures/plug-in-easement.ts';
import { answerCompanyCarTax } from './answer-company-car-tax.ts';
import { readCompanyCarQuestion, startMonths } from './company-car-question.ts';
import { companyCarTaxFaqs } from './company-car-tax-faqs.ts';
import { findLowTaxDeals } from './low-tax-deals.ts';

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
