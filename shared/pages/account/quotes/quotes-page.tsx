import { quoteIsHeld, quoteMayChange } from '#shared/enquiries/quote-words.ts';
import { formatDate, formatShortDate } from '#shared/format/format-date.ts';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import type { ContactFacts } from '#shared/pages/account/lease/agreed-lease.ts';
import { ContactUs } from '#shared/pages/account/lease/contact-us.tsx';
import { type CardLabel, LeaseCard, LeasePrice } from '#shared/pages/account/lease/lease-card.tsx';
import { LeaseListPanel } from '#shared/pages/account/lease/lease-list-panel.tsx';
import { PriceTodayPart } from '#shared/pages/account/lease/price-today.tsx';
import { BrokerNote } from '#shared/pages/enquiries/broker-note.tsx';
import { QuoteTerms } from '#shared/pages/enquiries/quote/quote-terms.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import styles from './quote-card.module.css';
import type { PricedQuoteView, QuotesData, QuoteView, UnpricedRequestView } from './quotes-data.ts';

/** Every quote with its stored price and the price of the same lease today. */
export default function QuotesPage({ data }: PageProps<QuotesData>) {
  return (
    <AccountShell
      current={accountPaths.quotes}
      heading="Quotes"
      lead={`Your quotes beside today’s price for the same lease. ${quoteIsHeld} ${quoteMayChange}`}
      frame={data.frame}
      counts={data.counts}
    >
      <LeaseListPanel of={data.quotes} what="Your quotes" path={accountPaths.quotes} whenEmpty={<NoQuotes />}>
        {(quote) => <QuoteCard key={quote.quoteId} quote={quote} contact={data.contact} />}
      </LeaseListPanel>
      <BrokerNote />
    </AccountShell>
  );
}

function NoQuotes() {
  return (
    <>
      <p>No quotes yet. Once you have one, you’ll see its price, its terms and the day it expires here.</p>
      <ButtonLink kind="secondary" href={dealsPath('personal')}>
        Look at car deals
      </ButtonLink>
    </>
  );
}

interface QuoteCardProps<Quote = QuoteView> {
  readonly quote: Quote;
  readonly contact: ContactFacts;
}

const labels: Readonly<Record<QuoteView['status'], CardLabel>> = {
  requested: { text: 'Requested', kind: 'plain' },
  unpriced: { text: 'Requested', kind: 'plain' },
  open: { text: 'Open', kind: 'good' },
  accepted: { text: 'Accepted', kind: 'plain' },
  expired: { text: 'Expired', kind: 'warn' },
};

/** One quote, or a request for one. */
function QuoteCard({ quote, contact }: QuoteCardProps) {
  return quote.status === 'unpriced' ? (
    <UnpricedCard quote={quote} contact={contact} />
  ) : (
    <PricedCard quote={quote} contact={contact} />
  );
}

/** Its stored price, today's price, and how to go ahead. */
function PricedCard({ quote, contact }: QuoteCardProps<PricedQuoteView>) {
  const { lease, quoteId, quotedOn, validUntil, status } = quote;
  return (
    <LeaseCard
      lease={lease}
      href={lease.vehicleHref}
      label={labels[status]}
      facts={[
        quoteId,
        `${status === 'requested' ? 'requested' : 'quoted'} ${formatShortDate(quotedOn)}`,
        `${status === 'expired' ? 'expired' : 'held until'} ${formatShortDate(validUntil)}`,
      ]}
    >
      <div className={styles.prices}>
        <section className={styles.quoted}>
          <h3>{status === 'requested' ? 'The price you saw' : 'As quoted'}</h3>
          <LeasePrice lease={lease} />
          <QuoteTerms price={lease.price} />
        </section>
        <PriceTodayPart
          then={lease.price}
          today={quote.today}
          thenLabel={status === 'requested' ? 'You saw' : 'Quoted'}
        />
      </div>
      <NextStep quote={quote} contact={contact} />
    </LeaseCard>
  );
}

function UnpricedCard({ quote, contact }: QuoteCardProps<UnpricedRequestView>) {
  const { lease, quoteId, quotedOn, status, profile } = quote;
  return (
    <LeaseCard
      lease={lease}
      href={lease.vehicleHref}
      label={labels[status]}
      facts={[quoteId, `requested ${formatShortDate(quotedOn)}`, profile]}
    >
      <ContactUs contact={contact}>
        <p>{`Price on application. We’ll reply the way you chose. Questions? Call us and quote ${quoteId}.`}</p>
      </ContactUs>
    </LeaseCard>
  );
}

function NextStep({ quote, contact }: QuoteCardProps<PricedQuoteView>) {
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
function askWords({ quoteId, status, validUntil, today }: PricedQuoteView): string {
  if (status === 'requested')
    return `We’ll check the vehicle is still available and reply the way you chose. Questions? Call us and quote ${quoteId}.`;
  if (status === 'expired') {
    const offer =
      today.kind === 'unchanged' ? 'The price is still the same today' : 'The price has changed since';
    return `This quote expired on ${formatDate(validUntil)}. ${offer}. For a new quote, call us and quote ${quoteId}.`;
  }
  return `To go ahead, call us and quote ${quoteId}. We’ll start the finance application with you; you can’t do it on this page. We hold your price until ${formatDate(validUntil)}.`;
}
