import { quoteIsHeld, quoteMayChange } from '#shared/enquiries/quote-words.ts';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { LeaseListPanel } from '#shared/pages/account/lease/lease-list-panel.tsx';
import { BrokerNote } from '#shared/pages/enquiries/broker-note.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { QuoteCard } from './quote-card.tsx';
import type { QuotesData } from './quotes-data.ts';

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
