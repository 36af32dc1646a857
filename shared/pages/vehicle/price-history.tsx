import { dealTypes } from '#shared/deals/deal-type.ts';
import { HistoryFigure } from '#shared/ui/charts/history-figure.tsx';
import styles from './fact-section.module.css';
import { FactSection } from './fact-section.tsx';
import type { VehicleData } from './vehicle-data.ts';

/** What the vehicle has cost since its price was first recorded, and what that says of today's price. */
export function PriceHistory({ data: { priceHistory, dealType } }: { readonly data: VehicleData }) {
  if (!priceHistory) return null;
  const { claim } = priceHistory;
  return (
    <FactSection heading="Price history">
      {claim && <p className={styles.answer}>{claim}</p>}
      <HistoryFigure history={priceHistory} vat={dealTypes[dealType].vat} />
    </FactSection>
  );
}
