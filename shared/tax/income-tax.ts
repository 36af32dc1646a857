import { incomeTaxBands } from './figures/income-tax-bands.ts';
import { nationalInsuranceRates } from './figures/national-insurance-rates.ts';

/** Income tax of a year on an income of pence a year, in England, Wales and Northern Ireland. In pence. */
export function incomeTaxPence(incomePence: number): number {
  const { allowancePence, taperFromPence, rates } = incomeTaxBands.value;
  const lost = Math.min(allowancePence, Math.max(0, (incomePence - taperFromPence) / 2));
  const taxable = Math.max(0, incomePence - (allowancePence - lost));
  const froms = [0, ...rates.map(({ upToPence }) => upToPence)];
  const parts = rates.map(
    ({ percent, upToPence }, place) =>
      (Math.max(0, Math.min(taxable, upToPence) - (froms[place] ?? 0)) * percent) / 100,
  );
  return Math.round(parts.reduce((total, part) => total + part, 0));
}

/** What an employee pays in National Insurance on earnings of pence a year. In pence. */
export function employeeInsurancePence(earningsPence: number): number {
  const parts = nationalInsuranceRates.value.employee.map(
    ({ percent, fromPence, upToPence }) =>
      (Math.max(0, Math.min(earningsPence, upToPence) - fromPence) * percent) / 100,
  );
  return Math.round(parts.reduce((total, part) => total + part, 0));
}

/** What an employer pays in National Insurance on an employee's earnings of pence a year. In pence. */
export function employerInsurancePence(earningsPence: number): number {
  const { employerPercent, employerFromPence } = nationalInsuranceRates.value;
  return Math.round((Math.max(0, earningsPence - employerFromPence) * employerPercent) / 100);
}
