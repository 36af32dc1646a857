import { orderStages } from '#shared/contracts/order-stages.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import glance from '#shared/pages/account/lease/glance.module.css';
import { LeaseCard } from '#shared/pages/account/lease/lease-card.tsx';
import { LeaseListPanel } from '#shared/pages/account/lease/lease-list-panel.tsx';
import { accountPaths, orderPath } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { paymentPlan, profileLine } from '#shared/ui/price-block.tsx';
import styles from './order-page.module.css';
import { rangeWords, stageWords } from './order-words.ts';
import type { OrderSummaryView, OrdersData } from './orders-data.ts';

/** Every order: its stage and when the vehicle is expected. */
export default function OrdersPage({ data }: PageProps<OrdersData>) {
  return (
    <AccountShell
      current={accountPaths.orders}
      heading="Orders"
      lead="Track each vehicle and see when to expect it."
      frame={data.frame}
      counts={data.counts}
    >
      <LeaseListPanel
        of={data.orders}
        what="Your orders"
        path={accountPaths.orders}
        whenEmpty={
          <>
            <p>No orders yet. Once you accept a quote, you can track your vehicle here.</p>
            <a href={accountPaths.quotes}>See your quotes</a>
          </>
        }
      >
        {(order) => <OrderCard key={order.orderId} order={order} />}
      </LeaseListPanel>
    </AccountShell>
  );
}

function OrderCard({ order }: { readonly order: OrderSummaryView }) {
  const { lease, orderId, orderNumber, orderedOn, stage } = order;
  return (
    <LeaseCard
      lease={lease}
      href={orderPath(orderId)}
      label={{ text: stageWords[stage].label, kind: stage === 'delivered' ? 'good' : 'plain' }}
      facts={[`Order ${orderNumber}`, `placed ${formatShortDate(orderedOn)}`]}
    >
      <div className={glance.glance}>
        <p className={glance.now}>{expectedWords(order)}</p>
        {stage !== 'delivered' && <StageProgress stage={stage} />}
        <p className={glance.small}>{`${paymentPlan(lease.price)} ${profileLine(lease.price)}`}</p>
      </div>
    </LeaseCard>
  );
}

function StageProgress({ stage }: Pick<OrderSummaryView, 'stage'>) {
  const reached = orderStages.indexOf(stage) + 1;
  const words = `Stage ${reached} of ${orderStages.length}`;
  return (
    <>
      <progress className={styles.progress} max={orderStages.length} value={reached} aria-label={words} />
      <p className={glance.small}>{`${words}: ${stageWords[stage].meaning}`}</p>
    </>
  );
}

/** "Expected 4 Mar 2027 to 18 Mar 2027", or why there is no date. */
export function expectedWords({ stage, expected }: Pick<OrderSummaryView, 'stage' | 'expected'>): string {
  if (stage === 'delivered') return 'Delivered';
  return expected ? `Expected ${rangeWords(expected)}` : 'No delivery date yet';
}
