import { specialOfferWords } from '#shared/deals/special-offer.ts';
import { isInStock } from '#shared/deals/vehicle.ts';
import { keyFacts, stockLine } from '#shared/ui/key-facts.ts';
import { Notes } from '#shared/ui/notice.tsx';
import { TierLabel } from '#shared/ui/tier-label.tsx';
import styles from './introduction.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** The vehicle's name, key facts and stock, and notes about values in the address that were corrected. */
export function Introduction({ data }: { readonly data: VehicleData }) {
  const { vehicle, notes } = data;
  const offer = specialOfferWords(data);
  const { make, model, derivative, tier, stock } = vehicle;
  return (
    <div className={styles.introduction}>
      <h1>
        {`${make.name} ${model.name} `}
        <span className={styles.derivative}>{derivative.name}</span>
      </h1>
      <p className={styles.keyFacts}>{keyFacts(vehicle).join(' · ')}</p>
      <div className={styles.labels}>
        {tier && <TierLabel tier={tier} />}
        {offer && <p className={styles.offer}>{offer}</p>}
        <p className={isInStock(stock) ? styles.inStock : styles.stock}>{stockLine(vehicle)}</p>
      </div>
      <Notes notes={notes} />
    </div>
  );
}
