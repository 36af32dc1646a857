import { comparePath } from '#shared/deals/compared-deals.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { EnergyPricesForm } from '#shared/ui/energy-prices-form.tsx';
import type { CompareData } from './compare-data.ts';
import styles from './compare-page.module.css';

/** Asks what the visitor pays for energy, so that the rows about it are at these prices. */
export function CompareEnergy({ data }: { readonly data: CompareData }) {
  const { columns, askedPrices, energyPrices, profile, isOnlyDifferences } = data;
  if (askedPrices.length === 0) return null;
  const rest = {
    deals: columns.map(({ item }) => item).join(','),
    ...profileQuery(profile),
    only: isOnlyDifferences ? 'differences' : undefined,
  };
  return (
    <section className={styles.section} aria-labelledby="energy-heading">
      <h2 id="energy-heading">Your energy prices</h2>
      <p>Type what you pay to see each vehicle’s energy at its own WLTP figure.</p>
      <EnergyPricesForm
        page={data}
        path={comparePath}
        rest={rest}
        asked={askedPrices}
        prices={energyPrices}
        refused={data.refused}
      />
    </section>
  );
}
