import { type OrderStage, orderStages } from '#shared/contracts/order-stages.ts';
import { formatCount, formatMiles, formatMonths } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AccountCounts, AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { AppPanel } from '#shared/pages/account/app/app-panel.tsx';
import { LatePanel, type Panel } from '#shared/pages/account/lease/panel.tsx';
import { rangeWords, stageWords } from '#shared/pages/account/orders/order-words.ts';
import type { DateRange } from '#shared/pages/account/orders/orders-data.ts';
import { accountPaths, orderPath } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { type Late, LatePart } from '#shared/ui/late-part.tsx';
import styles from './account-home-page.module.css';
import countTilesStyles from './count-tiles.module.css';

export interface LatestOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly vehicleName: string;
  readonly stage: OrderStage;
  readonly expected?: DateRange;
}

export interface LatestQuote {
  readonly vehicleName: string;
  /** On the quote's own VAT basis, as in "inc VAT". */
  readonly vat: string;
  readonly trueMonthlyPence: number;
  readonly monthlyPence: number;
  /** The initial rental and the fee. */
  readonly upFrontPence: number;
  readonly totalPence: number;
  readonly termMonths: number;
  readonly annualMiles: number;
  /** ISO date. */
  readonly validUntil: string;
  readonly status: 'open' | 'accepted' | 'expired';
}

/** Documents that an order waits for. */
export interface DueDocuments {
  readonly orderId: string;
  readonly vehicleName: string;
  readonly count: number;
  /** ISO date; absent where it is not said, or has passed. */
  readonly neededBy?: string;
}

/** Null where the customer has none. */
export interface AccountHomeData extends AccountPageData {
  readonly due: Late<readonly DueDocuments[]>;
  readonly order: Late<Panel<LatestOrder | null>>;
  readonly quote: Late<Panel<LatestQuote | null>>;
}

const path = accountPaths.home;

export default function AccountHomePage({ data }: PageProps<AccountHomeData>) {
  const { frame, counts, due, order, quote } = data;
  return (
    <AccountShell
      current={path}
      heading={`Hello, ${frame.firstName}`}
      lead="Here’s the latest on your leases."
      frame={frame}
      counts={counts}
    >
      <LatePart of={due} fallback={null} failed={null}>
        {(found) => <DueList due={found} />}
      </LatePart>
      <CountTiles counts={counts} />
      <div className={styles.panels}>
        <AccountPanel heading="Latest order" link={{ path: accountPaths.orders, label: 'All orders' }}>
          <LatePanel of={order} what="Your latest order" path={path}>
            {(latest) => <LatestOrderPart order={latest} />}
          </LatePanel>
        </AccountPanel>
        <AccountPanel heading="Latest quote" link={{ path: accountPaths.quotes, label: 'All quotes' }}>
          <LatePanel of={quote} what="Your latest quote" path={path}>
            {(latest) => <LatestQuotePart quote={latest} />}
          </LatePanel>
        </AccountPanel>
      </div>
      {frame.isLexCustomer && <AppPanel hasLink />}
    </AccountShell>
  );
}

/** What the customer is to do, before all else; nothing where nothing is due. */
function DueList({ due }: { readonly due: readonly DueDocuments[] }) {
  if (due.length === 0) return null;
  return (
    <ul className={styles.due}>
      {due.map(({ orderId, vehicleName, count, neededBy }) => (
        <li key={orderId}>
          <p>
            <b>
              {`${formatCount(count, 'document')} needed${neededBy ? ` before ${formatDate(neededBy)}` : ''}`}
            </b>
            {vehicleName}
          </p>
          <ButtonLink href={orderPath(orderId)}>
            Send {count === 1 ? 'it' : 'them'}
            <span className="visually-hidden">{` for the ${vehicleName}`}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The latest order: the vehicle, the stage, and the expected delivery. */
function LatestOrderPart({ order }: { readonly order: LatestOrder | null }) {
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

/** The latest quote: the vehicle, the price, and how long it is valid. */
function LatestQuotePart({ quote }: { readonly quote: LatestQuote | null }) {
  if (!quote)
    return (
      <p className={styles.none}>
        None yet. <a href={dealsPath('personal')}>Compare deals</a> and ask for one: the price you see is the
        price quoted.
      </p>
    );
  return (
    <div className={styles.latest}>
      <a className={styles.vehicle} href={accountPaths.quotes}>
        {quote.vehicleName}
      </a>
      <p className={styles.figure}>
        {formatPounds(quote.trueMonthlyPence)} <small>{`true monthly cost ${quote.vat}`}</small>
      </p>
      <p className={styles.none}>
        {`${formatPounds(quote.upFrontPence)} up front, then ${quote.termMonths - 1} payments of ${formatPounds(quote.monthlyPence)}, ${formatPounds(quote.totalPence)} in total. ${formatMonths(quote.termMonths)}, ${formatMiles(quote.annualMiles)} a year.`}
      </p>
      <p className={styles.none}>{validity(quote)}</p>
    </div>
  );
}

function validity({ status, validUntil }: LatestQuote): string {
  if (status === 'accepted') return 'Accepted';
  return status === 'open'
    ? `We hold it until ${formatDate(validUntil)}`
    : `Expired on ${formatDate(validUntil)}`;
}

interface Tile {
  readonly label: string;
  readonly path: string;
  readonly figure: (counts: AccountCounts) => string;
}

const tiles: readonly Tile[] = [
  { label: 'Quotes', path: accountPaths.quotes, figure: ({ quotes }) => String(quotes) },
  { label: 'Orders', path: accountPaths.orders, figure: ({ orders }) => String(orders) },
  { label: 'Contracts', path: accountPaths.contracts, figure: ({ contracts }) => String(contracts) },
  { label: 'Documents', path: accountPaths.documents, figure: ({ documents }) => String(documents) },
  { label: 'Wallet', path: accountPaths.wallet, figure: ({ walletPence }) => formatPounds(walletPence) },
];

/** The counts, each a link to the list that it counts. A dash stands for a count that is not known. */
function CountTiles({ counts }: Pick<AccountPageData, 'counts'>) {
  return (
    <LatePart of={counts} fallback={<Tiles />} failed={<Tiles />}>
      {({ value }) => <Tiles counts={value} />}
    </LatePart>
  );
}

function Tiles({ counts }: { readonly counts?: AccountCounts | undefined }) {
  return (
    <ul className={countTilesStyles.tiles}>
      {tiles.map(({ label, path, figure }) => (
        <li key={path}>
          <a href={path}>
            <b>{counts ? figure(counts) : '–'}</b>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
