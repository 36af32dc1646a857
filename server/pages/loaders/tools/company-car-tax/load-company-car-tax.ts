import type { Snapshot } from '#server/catalogue/catalogue.ts';
import { linkGuides, toolGuides } from '#server/pages/loaders/fitting-guides.ts';
import type { Loader } from '#server/pages/loaders/loader.ts';
import { describeVehicle } from '#server/pages/loaders/tools/describe-vehicle.ts';
import { findExampleCompanyCar } from '#server/pages/loaders/tools/example-car.ts';
import { toFigureNote } from '#server/pages/loaders/tools/figure-notes.ts';
import type { Vehicle } from '#shared/deals/vehicle.ts';
import type { CompanyCarTaxQuestion } from '#shared/pages/tools/company-car-tax/company-car-tax-data.ts';
import type { toolsPages } from '#shared/pages/tools/tools-pages.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { CompanyVehicle } from '#shared/tax/company-car-tax.ts';
import { toCompanyVehicle } from '#shared/tax/company-vehicle.ts';
import { benefitCharges } from '#shared/tax/figures/benefit-charges.ts';
import { companyCarPercentages } from '#shared/tax/figures/company-car-percentages.ts';
import { incomeTaxBands } from '#shared/tax/figures/income-tax-bands.ts';
import { nationalInsuranceRates } from '#shared/tax/figures/national-insurance-rates.ts';
import { answerCompanyCarTax } from './answer-company-car-tax.ts';
import { readCompanyCarQuestion, startMonths } from './company-car-question.ts';
import { companyCarTaxFaqs } from './company-car-tax-faqs.ts';
import { findLowTaxDeals } from './low-tax-deals.ts';

/** Company car tax of a vehicle of the catalogue, or of one whose figures are typed. */
export const loadCompanyCarTax: Loader<typeof toolsPages.companyCarTax> = ({ path, search, services }) => {
  const snapshot = services.catalogue.snapshot();
  const { question: asked, notes } = readCompanyCarQuestion(search, snapshot.today);
  const found = findVehicle(snapshot, search);
  const vehicle = found && toCompanyVehicle(found.vehicle, asked.rde2);
  const question = found && vehicle ? fillIn(asked, found.vehicle, vehicle) : asked;
  const taxed = vehicle ?? toTypedVehicle(asked);
  return {
    path,
    imageHost: services.site.imageHost,
    question,
    ...(found && vehicle && { vehicle: describeVehicle(found.vehicle, found.isExample) }),
    answer: answerCompanyCarTax(taxed, question),
    starts: startMonths(snapshot.today),
    notes: found && !vehicle ? [...notes, unknownFacts] : notes,
    figures: [companyCarPercentages, ...benefitCharges, incomeTaxBands, nationalInsuranceRates].map(
      toFigureNote,
    ),
    deals: findLowTaxDeals(snapshot, { vehicle: found?.vehicle, taxed, question }),
    dealsHref: dealsPath(question.kind === 'van' ? 'van' : 'business'),
    guides: linkGuides(services.content, toolGuides.companyCarTax),
    faqs: companyCarTaxFaqs(snapshot.today),
  };
};

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

/** The form as if the vehicle's own figures had been typed. */
function fillIn(
  asked: CompanyCarTaxQuestion,
  { fuel, electricRangeMiles }: Vehicle,
  taxed: CompanyVehicle,
): CompanyCarTaxQuestion {
  if (taxed.kind === 'van') return { ...asked, kind: 'van', fuel };
  return {
    ...asked,
    kind: 'car',
    fuel,
    pricePounds: Math.round(taxed.listPricePence / 100),
    co2: taxed.co2GramsPerKm,
    range: electricRangeMiles ?? 0,
  };
}

function toTypedVehicle({
  kind,
  pricePounds,
  fuel,
  co2,
  range,
  rde2,
}: CompanyCarTaxQuestion): CompanyVehicle {
  const isZeroEmission = fuel === 'electric' || fuel === 'hydrogen';
  if (kind === 'van') return { kind, isZeroEmission };
  return {
    kind,
    listPricePence: pricePounds * 100,
    co2GramsPerKm: isZeroEmission ? 0 : co2,
    ...(fuel === 'plug-in-hybrid' && { electricRangeMiles: range }),
    isDiesel: fuel === 'diesel',
    meetsRde2: rde2,
  };
}
