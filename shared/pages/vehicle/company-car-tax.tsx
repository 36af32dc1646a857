import { CompanyCarTaxAnswerPart } from '#shared/ui/answers/company-car-tax-answer.tsx';
import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';

/** What the vehicle costs in tax when an employer provides it. */
export function CompanyCarTax({ data: { companyCarTax, dealType } }: { readonly data: VehicleData }) {
  if (!companyCarTax) return null;
  const heading = {
    personal: 'If it were your company car',
    business: 'Company car tax',
    van: 'Company van tax',
  };
  return (
    <FactSection heading={heading[dealType]}>
      <CompanyCarTaxAnswerPart answer={companyCarTax.answer} />
      <p>
        <a href={companyCarTax.href}>Change the tax rate, start or contributions</a>
      </p>
    </FactSection>
  );
}
