import type { EnergyKind } from '#shared/deals/running-cost.ts';
import { RunningCostAnswerPart, RunningCostFacts } from '#shared/ui/answers/running-cost-answer.tsx';
import { Button } from '#shared/ui/button.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import { FactSection } from './fact-section.tsx';
import { KeptFields } from './kept-fields.tsx';
import styles from './running-cost.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** Energy at the visitor's miles, road tax and servicing: beside the lease price, never in it. */
export function RunningCost({ data }: { readonly data: VehicleData }) {
  const { runningCost } = data;
  return (
    <FactSection heading="What it costs to run">
      <RunningCostAnswerPart answer={runningCost} />
      {runningCost.askedPrices.length > 0 && <PricesForm data={data} />}
      <RunningCostFacts facts={runningCost.facts} />
    </FactSection>
  );
}

const labels: Readonly<Record<EnergyKind, string>> = {
  petrol: 'Your petrol price, pence a litre',
  diesel: 'Your diesel price, pence a litre',
  home: 'Your home electricity, pence a kWh',
  public: 'Public charging, pence a kWh',
};

function PricesForm({ data }: { readonly data: VehicleData }) {
  const { path, energyPrices, runningCost } = data;
  const form = useSettledForm(data, {});
  return (
    <form ref={form} className={styles.form} action={path} data-live="">
      <KeptFields data={data} but={runningCost.askedPrices} />
      {runningCost.askedPrices.map((kind) => (
        <NumberField
          key={kind}
          name={kind}
          label={labels[kind]}
          value={energyPrices[kind]}
          min={kind === 'petrol' || kind === 'diesel' ? 50 : 1}
          max={kind === 'petrol' || kind === 'diesel' ? 400 : 200}
          step={0.1}
        />
      ))}
      <Button kind="secondary">Work it out</Button>
    </form>
  );
}
