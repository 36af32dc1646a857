import { offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { EmissionStandardSelect, Rde2Select } from '#shared/pages/tools/emission-selects.tsx';
import { NumberSelect } from '#shared/pages/tools/number-select.tsx';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import type { SalarySacrificeData } from './three-ways-data.ts';

/** Asks for the salary and the lease; the car stays the one of the page. */
export function SalaryForm({ data }: { readonly data: SalarySacrificeData }) {
  const { path, question, compared } = data;
  const form = useSettledForm(data, {
    term: String(question.term),
    miles: String(question.miles),
    standard: question.standard,
    rde2: String(question.rde2),
  });
  const vehicle = compared?.vehicle;
  return (
    <form ref={form} action={path} data-live="">
      {vehicle && !vehicle.isExample && <input type="hidden" name="vehicle" value={vehicle.vehicleRef} />}
      <NumberField name="salary" label="Your salary, £ a year before tax" value={question.salaryPounds} />
      <NumberField name="hours" label="Contracted hours a week" value={question.hoursAWeek} />
      <NumberSelect
        name="term"
        label="Term"
        value={question.term}
        numbers={offeredTerms}
        toWords={formatMonths}
      />
      <NumberSelect
        name="miles"
        label="Mileage"
        value={question.miles}
        numbers={offeredMiles}
        toWords={(miles) => `${formatMiles(miles)} a year`}
      />
      {vehicle?.asksStandard && <EmissionStandardSelect value={question.standard} />}
      {vehicle?.isDiesel && <Rde2Select meetsRde2={question.rde2} />}
      <ToolSubmit path={path} />
    </form>
  );
}
