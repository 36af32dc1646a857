import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import styles from './price-bar.module.css';
import type { VehicleData } from './vehicle-data.ts';

/** The price in one line at the foot of a phone's screen, while the page is below the whole of it. */
export function PriceBar({ data: { price } }: { readonly data: VehicleData }) {
  if (!price) return null;
  const { trueMonthlyPence, monthlyPence, profile, vat } = price;
  return (
    <a className={styles.bar} href="#price">
      <span className={styles.figure}>
        <b>{formatPounds(trueMonthlyPence, { pennies: true })}</b>
        <small>true monthly cost</small>
      </span>
      <span className={styles.figure}>
        <b>{formatPounds(monthlyPence, { pennies: true })}</b>
        <small>{`rental ${vat}, ${formatMonths(profile.initialMonths)} first`}</small>
      </span>
    </a>
  );
}
