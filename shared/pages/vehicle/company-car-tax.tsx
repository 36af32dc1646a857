import { CompanyCarTaxAnswerPart } from '#shared/ui/answers/company-car-tax-answer.tsx';
import type { CompanyCarTaxAnswer } from '#shared/ui/answers/company-car-tax-data.ts';
import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';

/** What the vehicle costs in tax when an employer provides it. */
export function CompanyCarTax({ data: { companyCarTax, dealType } }: { readonly data: VehicleData }) {
  if (!companyCarTax) return null;
  const { answer, href } = companyCarTax;
  return (
    <FactSection heading={dealType === 'personal' ? 'If it were your company car' : taxHeading(answer)}>
      <CompanyCarTaxAnswerPart answer={answer} />
      <p>
        <a href={href}>Change the tax rate, start or contributions</a>
      </p>
    </FactSection>
  );
}

/** Names the tax by what the vehicle may count as. */
function taxHeading({ ways }: CompanyCarTaxAnswer): string {
  const kinds = new Set(ways.map(({ kind }) => kind));
  return `Company ${[...kinds].join(' or ')} tax`;
}
