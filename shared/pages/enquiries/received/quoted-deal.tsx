import { formatDate } from '#shared/format/format-date.ts';
import { BrokerNote } from '#shared/pages/enquiries/broker-note.tsx';
import { OurFee } from '#shared/pages/enquiries/our-fee.tsx';
import { QuoteTerms } from '#shared/pages/enquiries/quote/quote-terms.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import type { ReceivedDeal } from './enquiry-received-data.ts';
import styles from './enquiry-received-page.module.css';

interface QuotedDealProps {
  readonly deal: ReceivedDeal;
  /** What the deal is to the enquiry, where it is not what was asked for. */
  readonly heading?: string | undefined;
}

/** The deal of an enquiry: the vehicle, its whole price at that moment and how long it holds. */
export function QuotedDeal({ deal, heading }: QuotedDealProps) {
  const { vehicleName, href, image, price, profile, isInsured, validUntil } = deal;
  return (
    <section className={styles.deal} aria-labelledby="deal-heading">
      {image && <img src={image.src} alt={image.alt} width={192} height={96} />}
      <div className={styles.names}>
        {heading !== undefined && <p>{heading}</p>}
        <h2 id="deal-heading">{href ? <a href={href}>{vehicleName}</a> : vehicleName}</h2>
        {validUntil !== undefined && <p>{`We hold this price until ${formatDate(validUntil)}.`}</p>}
        {!price && <p>{profile}</p>}
      </div>
      <div className={styles.priced}>
        <PriceBlock price={price} size="small" isInsured={isInsured} />
        <OurFee price={price} />
        {price && validUntil !== undefined && (
          <>
            <QuoteTerms price={price} />
            <BrokerNote />
          </>
        )}
      </div>
    </section>
  );
}
