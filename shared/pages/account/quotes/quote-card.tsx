import { formatDate, formatShortDate } from '#shared/format/format-date.ts';
import type { ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import { ContactUs } from '#shared/pages/account/lease/contact-us.tsx';
import { type CardLabel, LeaseCard } from '#shared/pages/account/lease/lease-card.tsx';
import { PriceTodayPart } from '#shared/pages/account/lease/price-today.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './quote-card.module.css';
import type { QuoteView } from './quotes-data.ts';

interface QuoteCardProps {
  readonly quote: QuoteView;
  readonly contact: ContactFacts;
}

const labels: Readonly<Record<QuoteView['status'], CardLabel>> = {
  open: { text: 'Open', kind: 'good' },
  accepted: { text: 'Accepted', kind: 'plain' },
  expired: { text: 'Expired', kind: 'warn' },
};

/** One quote: its stored price, today's price, and how to go ahead. */
export function QuoteCard({ quote, contact }: QuoteCardProps) {
  const { lease, quoteId, quotedOn, validUntil, ratebookId } = quote;
  const validity = quote.status === 'expired' ? 'ran out on' : 'valid until';
  return (
    <LeaseCard
      lease={lease}
      href={lease.vehicleHref}
      label={labels[quote.status]}
      facts={[
        `Quote ${quoteId}`,
        `made ${formatShortDate(quotedOn)}`,
        `${validity} ${formatShortDate(validUntil)}`,
        `ratebook ${ratebookId}`,
      ]}
    >
      <div className={styles.prices}>
        <section className={styles.quoted}>
          <h3>As quoted</h3>
          <PriceBlock price={lease.price} size="small" />
        </section>
        <PriceTodayPart then={lease.price} today={quote.today} thenLabel="Quoted" />
      </div>
      <NextStep quote={quote} contact={contact} />
    </LeaseCard>
  );
}

function NextStep({ quote, contact }: QuoteCardProps) {
  if (quote.status === 'accepted') {
    return (
      <p className={styles.accepted}>
        You accepted this quote. <a href={accountPaths.orders}>Follow the order</a>
      </p>
    );
  }
  return (
    <ContactUs contact={contact} kind={quote.status === 'open' ? 'primary' : 'secondary'}>
      <p>{askWords(quote)}</p>
    </ContactUs>
  );
}

/** How to go ahead with a quote. Quotes are accepted by phone, never on this page. */
function askWords({ quoteId, status, validUntil, today }: QuoteView): string {
  if (status === 'expired') {
    const offer =
      today.kind === 'unchanged' ? 'The price is still the same today' : 'The price has changed since';
    return `This quote expired on ${formatDate(validUntil)}. ${offer}. For a new quote, call us and quote ${quoteId}.`;
  }
  return `To go ahead, call us and quote ${quoteId}. We’ll start the finance application with you; you can’t do it on this page. Your price is valid until ${formatDate(validUntil)}.`;
}
