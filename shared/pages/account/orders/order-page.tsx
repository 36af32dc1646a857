import { documentKinds } from '#shared/contracts/document-kinds.ts';
import { formatDate, formatShortDate } from '#shared/format/format-date.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { uploadHref } from '#shared/pages/account/documents/upload-href.ts';
import { ContactUs } from '#shared/pages/account/lease/contact-us.tsx';
import { LeaseCard, LeasePrice } from '#shared/pages/account/lease/lease-card.tsx';
import { PanelPart } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths, orderPath } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import styles from './order-page.module.css';
import { EstimateHistory, OrderTimeline } from './order-timeline.tsx';
import { rangeWords, stageWords } from './order-words.ts';
import type { OrderData, OrderView } from './orders-data.ts';

/** One order: its stage, what the customer can do now, and every delivery estimate so far. */
export default function OrderPage({ data }: PageProps<OrderData>) {
  const { order, orderId, contact, frame, counts } = data;
  const path = orderPath(orderId);
  return (
    <AccountShell
      current={accountPaths.orders}
      heading={order.value ? `Order ${order.value.orderNumber}` : 'Your order'}
      lead={order.value && leadWords(order.value)}
      frame={frame}
      counts={counts}
    >
      <PanelPart of={order} what="This order" path={path}>
        {(found) => <OrderParts order={found} contact={contact} />}
      </PanelPart>
    </AccountShell>
  );
}

interface OrderPartsProps extends Pick<OrderData, 'contact'> {
  readonly order: OrderView;
}

function OrderParts({ order, contact }: OrderPartsProps) {
  const { lease, orderedOn, orderNumber } = order;
  return (
    <>
      <AccountPanel heading="What you can do now">
        {order.nextSteps.length > 0 ? (
          <ul className={styles.steps}>
            {order.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        ) : (
          <p>There’s nothing to do for now. We’ll be in touch as soon as something changes.</p>
        )}
        {order.askedDocuments.length > 0 && <AskedDocuments order={order} />}
        <ContactUs contact={contact}>
          <p>{`Questions about this order? Call us and quote ${orderNumber}.`}</p>
        </ContactUs>
      </AccountPanel>
      <div className={styles.columns}>
        <AccountPanel heading="Progress">
          <OrderTimeline stages={order.stages} current={order.stage} />
        </AccountPanel>
        <AccountPanel heading="Expected delivery">
          <EstimateHistory order={order} />
        </AccountPanel>
      </div>
      <LeaseCard lease={lease} href={lease.vehicleHref} facts={[`Ordered ${formatShortDate(orderedOn)}`]}>
        <LeasePrice lease={lease} />
      </LeaseCard>
    </>
  );
}

function leadWords({ stage, expected, stages, lease }: OrderView): string {
  const deliveredOn = stages.find((each) => each.stage === 'delivered')?.reachedOn;
  if (stage === 'delivered')
    return `${lease.vehicleName}, delivered${deliveredOn ? ` on ${formatDate(deliveredOn)}` : ''}.`;
  const when = expected ? `expected ${rangeWords(expected)}` : 'no delivery date yet';
  return `${lease.vehicleName}: ${stageWords[stage].label.toLowerCase()}, ${when}.`;
}

/** The documents that we need now: a way to send each, or the day on which it came. */
function AskedDocuments({ order: { orderId, askedDocuments } }: Pick<OrderPartsProps, 'order'>) {
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h3 id="asked">Documents we need</h3>
      <ul>
        {askedDocuments.map(({ kind, receivedOn }) => (
          <li key={kind}>
            <span>{documentKinds[kind]}</span>
            {receivedOn ? (
              <span className={styles.received}>
                <Icon name="check" size={20} />
                {`Received ${formatShortDate(receivedOn)}`}
              </span>
            ) : (
              <ButtonLink kind="secondary" href={uploadHref(kind, orderId)}>
                Send it
                <span className="visually-hidden">{` ${documentKinds[kind].toLowerCase()}`}</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
