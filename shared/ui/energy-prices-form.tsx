import type { EnergyKind, EnergyPrices } from '#shared/deals/running-cost.ts';
import { Button } from './button.tsx';
import styles from './energy-prices-form.module.css';
import { HiddenFields } from './hidden-fields.tsx';
import { NumberField } from './number-field.tsx';
import { useSettledForm } from './use-settled-form.ts';

interface EnergyPricesFormProps {
  /** The page's data: its fields are set anew whenever it changes. */
  readonly page: unknown;
  /** The page's path, and what of its query string is not asked here. */
  readonly path: string;
  readonly rest: Readonly<Record<string, string | undefined>>;
  readonly kinds: readonly EnergyKind[];
  readonly prices: EnergyPrices;
}

const litre = { min: 50, max: 400 };
const kwh = { min: 1, max: 200 };
const fields = {
  petrol: { ...litre, label: 'Petrol, pence a litre' },
  diesel: { ...litre, label: 'Diesel, pence a litre' },
  home: { ...kwh, label: 'Home electricity, pence a kWh' },
  public: { ...kwh, label: 'Public charging, pence a kWh' },
} as const;

/** Asks what the visitor pays for energy; the prices go into the page's address. */
export function EnergyPricesForm({ page, path, rest, kinds, prices }: EnergyPricesFormProps) {
  const form = useSettledForm(page, {});
  return (
    <form ref={form} className={styles.form} action={path} data-live="">
      <HiddenFields query={rest} />
      {kinds.map((kind) => (
        <NumberField
          key={kind}
          name={kind}
          label={fields[kind].label}
          value={prices[kind]}
          min={fields[kind].min}
          max={fields[kind].max}
          step={0.1}
        />
      ))}
      <Button kind="secondary">Use my prices</Button>
    </form>
  );
}
