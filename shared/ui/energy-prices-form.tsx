import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import type { AskedPrice, EnergyPrices } from '#shared/deals/running-cost.ts';
import { Button } from './button.tsx';
import styles from './energy-prices-form.module.css';
import { RefusedFieldsContext } from './field.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { NumberField } from './number-field.tsx';
import { useSettledForm } from './use-settled-form.ts';

interface EnergyPricesFormProps {
  /** The page's data: its fields are set anew whenever it changes. */
  readonly page: unknown;
  /** The page's path, and what of its query string is not asked here. */
  readonly path: string;
  readonly rest: Readonly<Record<string, string | undefined>>;
  readonly asked: readonly AskedPrice[];
  readonly prices: EnergyPrices;
  /** Prices that were typed and cannot be used. */
  readonly refused: RefusedFields;
}

/** Asks what the visitor pays for energy; the prices go into the page's address. */
export function EnergyPricesForm({ page, path, rest, asked, prices, refused }: EnergyPricesFormProps) {
  const form = useSettledForm(page, {});
  return (
    <form ref={form} className={styles.form} action={path} data-live="">
      <HiddenFields query={rest} />
      <RefusedFieldsContext value={refused}>
        {asked.map(({ kind, label }) => (
          <NumberField key={kind} name={kind} label={label} value={prices[kind]} />
        ))}
      </RefusedFieldsContext>
      <Button kind="secondary">Use my prices</Button>
    </form>
  );
}
