import { offeredMiles, offeredTerms } from '#shared/deals/profile.ts';
import { formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { EmissionStandardSelect, NumberSelect, Rde2Select } from '#shared/pages/tools/emission-selects.tsx';
import { ToolFrame, ToolSubmit } from '#shared/pages/tools/tool-frame.tsx';
import { ToolSubject } from '#shared/pages/tools/tool-subject.tsx';
import { companyCarTaxPath, dealsPath, personalOrBusinessPath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ThreeWaysAnswerPart } from '#shared/ui/answers/three-ways-answer.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './three-ways.module.css';
import type { SalarySacrificeData } from './three-ways-data.ts';
import { WhoBearsRisk } from './who-bears-risk.tsx';

/** One car by salary sacrifice, as a company car and on a personal lease, for the visitor's salary. */
export default function SalarySacrificePage({ data }: PageProps<SalarySacrificeData>) {
  const { compared } = data;
  return (
    <ToolFrame
      heading="Salary sacrifice"
      lead="One car, three ways to have it: lease it yourself, as a company car, or for part of your salary."
      form={<SalaryForm data={data} />}
      notes={data.notes}
      refused={data.refused}
      method={<Method />}
      figures={data.figures}
      deals={
        <>
          <LeastCostCars data={data} />
          <WhoBearsRisk />
          <WaysOn data={data} />
        </>
      }
      guides={data.guides}
      faqs={data.faqs}
    >
      {compared ? (
        <>
          <ToolSubject vehicle={compared.vehicle} facts={compared.vehicle.facts}>
            <a href={withQuery(dealsPath('business'), { fuel: 'electric' })}>Choose another car</a>
          </ToolSubject>
          <ThreeWaysAnswerPart answer={compared.answer} />
        </>
      ) : (
        <p>No car has a price for both people and businesses right now, so there’s nothing to compare.</p>
      )}
    </ToolFrame>
  );
}

function Method() {
  return (
    <>
      <p>
        Every lease counts in full: the initial rental, all payments and the fee, divided by the term. Your
        own lease includes VAT. Your employer’s is ex VAT, plus the half of the VAT that it can’t reclaim on a
        car with private use.
      </p>
      <p>
        Salary sacrifice = what the car costs your employer − the income tax and National Insurance you’d have
        paid on that pay + company car tax. We work out each tax year of the lease with and without it, so
        every band, the allowance that shrinks above £100,000 and each year’s company car percentage count,
        and show the average month. Your employer saves 15% National Insurance on the pay that was above
        £5,000 a year, and pays 15% on the whole benefit.
      </p>
    </>
  );
}

/** Live deals that fit, each leading to its own comparison for the same salary. */
function LeastCostCars({ data: { leastCost } }: { readonly data: SalarySacrificeData }) {
  if (leastCost.length === 0) return null;
  return (
    <section>
      <h2>Electric cars that cost you little</h2>
      <ul className={styles.cars}>
        {leastCost.map(({ name, href, cost }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            <span>
              <b>{cost}</b> a month from net pay
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WaysOn({ data: { compared } }: { readonly data: SalarySacrificeData }) {
  const vehicle = compared?.vehicle.vehicleRef;
  return (
    <p className={layout.onward}>
      {compared && <a href={compared.vehicle.href}>See this deal</a>}
      <a href={withQuery(companyCarTaxPath, { vehicle })}>Company car tax year by year</a>
      <a href={personalOrBusinessPath}>Personal or business lease?</a>
    </p>
  );
}

/** Asks for the salary and the lease; the car stays the one of the page. */
function SalaryForm({ data }: { readonly data: SalarySacrificeData }) {
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
