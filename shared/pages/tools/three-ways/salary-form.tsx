import { offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { EmissionStandardSelect } from '#shared/pages/tools/emission-standard-select.tsx';
import { NumberSelect } from '#shared/pages/tools/number-select.tsx';
import { ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
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
  });
  const vehicle = compared?.vehicle;
  return (
    <form ref={form} action={path} data-live="">
      {vehicle && !vehicle.isExample && <input type="hidden" name="vehicle" value={vehicle.vehicleRef} />}
      <NumberField
        name="salary"
        label="Your salary, £ a year before tax"
        value={question.salaryPounds}
        min={5000}
        max={1_000_000}
      />
      <NumberField
        name="hours"
        label="Contracted hours a week"
        value={question.hoursAWeek}
        min={1}
        max={80}
        step={0.25}
      />
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
      {vehicle?.isDiesel && (
        <Checkbox name="rde2" value="true" label="The diesel meets RDE2" isChecked={question.rde2} />
      )}
      <ToolSubmit path={path} />
    </form>
  );
}
