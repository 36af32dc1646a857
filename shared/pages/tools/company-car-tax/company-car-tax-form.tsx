import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import { type Fuel, fuelLabels, fuels } from '#shared/deals/fuel.ts';
import { offeredTerms } from '#shared/deals/profile.ts';
import { formatMonths } from '#shared/format/format-count.ts';
import { EmissionStandardSelect, NumberSelect, Rde2Select } from '#shared/pages/tools/emission-selects.tsx';
import type { FittingDeal } from '#shared/pages/tools/fitting-deals.tsx';
import { type FigureNote, ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import type { SubjectVehicle } from '#shared/pages/tools/tool-subject.tsx';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { type CompanyBody, companyBodies, type EmissionStandard } from '#shared/tax/company-vehicle.ts';
import {
  type CompanyCarTaxAnswer,
  type IncomeTaxRate,
  incomeTaxRates,
} from '#shared/ui/answers/company-car-tax-data.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { GuideLink } from '#shared/ui/guide-links.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';

/** What the form asks. Sums are whole pounds. */
export interface CompanyCarTaxQuestion {
  readonly kind: CompanyBody;
  readonly pricePounds: number;
  readonly fuel: Fuel;
  readonly co2: number;
  /** Miles on electricity alone. */
  readonly range: number;
  /** By which the CO2 of a plug-in hybrid was measured. */
  readonly standard: EmissionStandard;
  readonly rde2: boolean;
  /** Month in which the lease begins: yyyy-MM. */
  readonly start: string;
  readonly term: number;
  /** The driver's income tax rate in per cent. */
  readonly rate: IncomeTaxRate;
  readonly contributionPounds: number;
  /** A month. */
  readonly privateUsePounds: number;
  readonly hasFuel: boolean;
}

export interface CompanyCarTaxData {
  readonly path: string;
  readonly imageHost: string;
  readonly question: CompanyCarTaxQuestion;
  /** The vehicle of the catalogue that the figures are of; absent when they were typed. */
  readonly vehicle?: SubjectVehicle;
  readonly answer: CompanyCarTaxAnswer;
  /** Months in which a lease can begin: yyyy-MM and its name. */
  readonly starts: readonly (readonly [value: string, label: string])[];
  readonly notes: readonly string[];
  readonly refused: RefusedFields;
  readonly figures: readonly FigureNote[];
  readonly deals: readonly FittingDeal[];
  readonly dealsHref: string;
  readonly guides: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}

/** Asks for the lease and the driver and, without a vehicle of the catalogue, for the vehicle's figures. */
export function CompanyCarTaxForm({ data }: { readonly data: CompanyCarTaxData }) {
  const { path, question, starts, vehicle } = data;
  const form = useSettledForm(data, {
    kind: question.kind,
    fuel: question.fuel,
    standard: question.standard,
    start: question.start,
    term: String(question.term),
    rate: String(question.rate),
    rde2: String(question.rde2),
  });
  return (
    <form ref={form} action={path} data-live="">
      {vehicle ? (
        <input type="hidden" name="vehicle" value={vehicle.vehicleRef} />
      ) : (
        <VehicleFields data={data} />
      )}
      {(vehicle ? vehicle.asksStandard : isTypedPlugIn(question)) && (
        <EmissionStandardSelect value={question.standard} />
      )}
      {(vehicle ? vehicle.isDiesel : question.fuel === 'diesel') && <Rde2Select meetsRde2={question.rde2} />}
      <NumberSelect
        name="rate"
        label="Your income tax rate"
        value={question.rate}
        numbers={incomeTaxRates}
        toWords={(rate) => `${rate}%`}
      />
      <SelectField
        name="start"
        label="Lease starts"
        value={question.start}
        choices={starts.map(([value, label]) => ({ value, label }))}
      />
      <NumberSelect
        name="term"
        label="Term"
        value={question.term}
        numbers={offeredTerms}
        toWords={formatMonths}
      />
      {question.kind !== 'van' && (
        <NumberField
          name="contribution"
          label="You pay towards the car, £ once"
          value={question.contributionPounds}
        />
      )}
      <NumberField
        name="private"
        label="You pay for private use, £ a month"
        value={question.privateUsePounds}
      />
      <Checkbox
        name="fuelPaid"
        value="true"
        label="My employer pays for private fuel"
        isChecked={question.hasFuel}
      />
      <ToolSubmit path={path} />
    </form>
  );
}

function VehicleFields({ data: { question } }: { readonly data: CompanyCarTaxData }) {
  const { kind, pricePounds, fuel, co2, range } = question;
  const isZeroEmission = fuel === 'electric' || fuel === 'hydrogen';
  return (
    <>
      <SelectField
        name="kind"
        label="Vehicle"
        value={kind}
        choices={companyBodies.map((body) => ({ value: body, label: bodyLabels[body] }))}
      />
      <SelectField name="fuel" label="Fuel" value={fuel} choices={fuels.map(toFuelChoice)} />
      {kind !== 'van' && <NumberField name="price" label="List price (P11D value), £" value={pricePounds} />}
      {kind !== 'van' && !isZeroEmission && <NumberField name="co2" label="CO2, g/km" value={co2} />}
      {isTypedPlugIn({ kind, fuel }) && (
        <NumberField name="range" label="Electric range, miles" value={range} />
      )}
    </>
  );
}

const bodyLabels: Readonly<Record<CompanyBody, string>> = {
  car: 'Car',
  van: 'Van with one row of seats',
  'crew-van': 'Crew van or kombi',
  'double-cab': 'Double-cab pick-up',
};

/** Whether the figures typed are those of a plug-in hybrid that may be taxed as a car. */
function isTypedPlugIn({ kind, fuel }: Pick<CompanyCarTaxQuestion, 'kind' | 'fuel'>): boolean {
  return kind !== 'van' && fuel === 'plug-in-hybrid';
}

function toFuelChoice(fuel: Fuel) {
  return { value: fuel, label: fuelLabels[fuel] };
}
