import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';

/** What the car would cost out of a salary, beside leasing it oneself. */
export function SalarySacrifice({ data: { salarySacrifice } }: { readonly data: VehicleData }) {
  if (!salarySacrifice) return null;
  return (
    <FactSection heading="Salary sacrifice">
      <p>
        {salarySacrifice.sentence} <a href={salarySacrifice.href}>Work it out for your salary</a>
      </p>
    </FactSection>
  );
}
