import { orderStages } from '#shared/contracts/order-stages.ts';
import { rangeWords, stageWords } from '#shared/pages/account/orders/order-words.ts';
import { orderPath } from '#shared/routes/account-paths.ts';
import type { LatestOrder } from './account-home-data.ts';
import styles from './account-home-page.module.css';

/** The latest order: the vehicle, the stage, and the expected delivery. */
export function LatestOrderPart({ order }: { readonly order: LatestOrder | null }) {
  if (!order) return <p className={styles.none}>None yet. Your order starts when you accept a quote.</p>;
  const { stage, expected } = order;
  return (
    <div className={styles.latest}>
      <a className={styles.vehicle} href={orderPath(order.orderId)}>
        {order.vehicleName}
      </a>
      <p className={styles.figure}>{stageWords[stage].label}</p>
      <meter
        className={styles.meter}
        min={0}
        max={orderStages.length}
        value={orderStages.indexOf(stage) + 1}
        aria-label={`Stage ${orderStages.indexOf(stage) + 1} of ${orderStages.length}`}
      />
      <p className={styles.none}>
        {expected && stage !== 'delivered'
          ? `Expected ${rangeWords(expected)} · order ${order.orderNumber}`
          : `Order ${order.orderNumber}`}
      </p>
    </div>
  );
}
