import { profileFacts } from '#shared/deals/profile-words.ts';
import { formatShortDate } from '#shared/format/format-date.ts';
import { LeaseCard } from '#shared/pages/account/lease/lease-card.tsx';
import { PriceTodayPart } from '#shared/pages/account/lease/price-today.tsx';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { requestQuoteHref } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './deals.module.css';
import type { SavedDealView } from './deals-data.ts';

interface SavedDealCardProps {
  readonly deal: SavedDealView;
  readonly csrf: string;
}

/** One saved deal: its price today, what has changed since, and what can be done with it. */
export function SavedDealCard({ deal, csrf }: SavedDealCardProps) {
  const { id, name, image, href, savedOn, isInStock } = deal;
  const isGone = deal.today.kind === 'vehicle-gone';
  return (
    <LeaseCard
      lease={{ vehicleName: name, ...(image ? { image } : {}) }}
      href={href}
      facts={[`Saved ${formatShortDate(savedOn)}`, ...profileFacts(deal.profile)]}
      label={isGone ? { text: 'No longer offered', kind: 'warn' } : stockLabel(isInStock)}
    >
      <div className={styles.prices}>
        {deal.priceNow && (
          <PriceBlock price={deal.priceNow} size="small" isInsured={deal.isInsured === true} />
        )}
        <Since deal={deal} />
      </div>
      <div className={styles.buttons}>
        {!isGone && (
          <ButtonLink href={requestQuoteHref(deal.dealType, deal.vehicleRef, deal.profile)}>
            {deal.priceNow ? 'Request this quote' : 'Ask for a price'}
          </ButtonLink>
        )}
        {!isGone && (
          <ButtonLink kind="secondary" href={`${accountPaths.deals}?alert=${encodeURIComponent(id)}`}>
            Set an alert
          </ButtonLink>
        )}
        <RemoveForm action={`/api/account/deals/${encodeURIComponent(id)}/remove`} csrf={csrf} of={name} />
      </div>
    </LeaseCard>
  );
}

function stockLabel(isInStock: boolean) {
  return isInStock ? ({ text: 'In stock', kind: 'good' } as const) : undefined;
}

function Since({ deal: { price, priceNow, today } }: Pick<SavedDealCardProps, 'deal'>) {
  if (price) return <PriceTodayPart then={price} today={today} thenLabel="When saved" />;
  return (
    <p className={styles.small}>
      {priceNow ? 'There was no price when you saved it, but there is now.' : 'Still price on application.'}
    </p>
  );
}
