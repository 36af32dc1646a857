import { RunningCostAnswerPart, RunningCostFacts } from '#shared/ui/answers/running-cost-answer.tsx';
import { EnergyPricesForm } from '#shared/ui/energy-prices-form.tsx';
import { FactSection } from './fact-section.tsx';
import { restOfPage } from './profile-href.ts';
import type { VehicleData } from './vehicle-data.ts';

/** Energy at the visitor's miles, road tax and servicing: beside the lease price, never in it. */
export function RunningCost({ data }: { readonly data: VehicleData }) {
  const { path, runningCost, energyPrices } = data;
  const { askedPrices, facts } = runningCost;
  return (
    <FactSection heading="What it costs to run">
      <RunningCostAnswerPart answer={runningCost} />
      {askedPrices.length > 0 && (
        <EnergyPricesForm
          page={data}
          path={path}
          rest={restOfPage(
            data,
            askedPrices.map(({ kind }) => kind),
          )}
          asked={askedPrices}
          prices={energyPrices}
          refused={data.refused}
        />
      )}
      <RunningCostFacts facts={facts} />
    </FactSection>
  );
}
