import { FittingDeals } from '#shared/pages/tools/fitting-deals.tsx';
import { ToolFrame } from '#shared/pages/tools/tool-frame.tsx';
import { ToolSubject } from '#shared/pages/tools/tool-subject.tsx';
import { salarySacrificePath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { CompanyCarTaxAnswerPart } from '#shared/ui/answers/company-car-tax-answer.tsx';
import { type CompanyCarTaxData, CompanyCarTaxForm } from './company-car-tax-form.tsx';

/** What company car tax costs driver and employer in each tax year of a lease. */
export default function CompanyCarTaxPage({ data }: PageProps<CompanyCarTaxData>) {
  return (
    <ToolFrame
      heading="Company car tax calculator"
      lead="What a company car or van costs its driver in tax, for every tax year of the lease."
      form={<CompanyCarTaxForm data={data} />}
      notes={data.notes}
      refused={data.refused}
      method={<Method />}
      figures={data.figures}
      deals={<LowTaxDeals data={data} />}
      guides={data.guides}
      faqs={data.faqs}
    >
      {data.vehicle && (
        <ToolSubject vehicle={data.vehicle} facts={data.vehicle.facts}>
          <a href={withQuery(data.path, { kind: 'car' })} data-live="">
            Type in another vehicle
          </a>
        </ToolSubject>
      )}
      <CompanyCarTaxAnswerPart answer={data.answer} isWhole />
    </ToolFrame>
  );
}

function Method() {
  return (
    <>
      <p>
        Taxed benefit = (list price − what you pay towards the car, up to £5,000) × the percentage for its CO2
        and electric range, for the days that you have it, − what you pay for private use. Your tax is that
        benefit at your income tax rate.
      </p>
      <p>
        Fuel for private journeys adds the year’s fuel multiplier × the same percentage. Vans have flat
        charges instead, unless they count as cars. A plug-in hybrid tested to Euro 6e-bis or later can count
        as 1 g/km. The employer pays 15% Class 1A National Insurance on the benefit.
      </p>
    </>
  );
}

function LowTaxDeals({ data: { deals, dealsHref, imageHost } }: { readonly data: CompanyCarTaxData }) {
  if (deals.length === 0) return null;
  return (
    <section>
      <h2>Least tax at about this list price</h2>
      <FittingDeals deals={deals} imageHost={imageHost} />
      <p>
        <a href={dealsHref}>See all business deals</a> ·{' '}
        <a href={salarySacrificePath}>Would salary sacrifice suit you better?</a>
      </p>
    </section>
  );
}
