import type { DealType } from '#shared/deals/deal-type.ts';
import type { Price } from '#shared/deals/price.ts';
import type { PricingType } from '#shared/deals/pricing-type.ts';
import type { LeaseProfile } from '#shared/deals/profile.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import type { Named } from '#shared/deals/vehicle.ts';
import { seenPriceFields } from '#shared/enquiries/enquiry-fields.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { BrokerNote } from '#shared/pages/enquiries/broker-note.tsx';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import { OurFee } from '#shared/pages/enquiries/our-fee.tsx';
import { sellAgainstHref, sellAgainstWords } from '#shared/pages/enquiries/sell/sell-against-href.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Notes } from '#shared/ui/notice.tsx';
import { PriceBlock, paymentPlan } from '#shared/ui/price-block.tsx';
import styles from './quote-page.module.css';
import { QuoteTerms } from './quote-terms.tsx';

/** What the page says of the vehicle. */
interface QuotedVehicle {
  readonly vehicleRef: string;
  readonly make: Named;
  readonly range: Named;
  readonly model: Named;
  readonly derivative: Named;
  readonly pricingType: PricingType;
  /** "Petrol · Manual · …" */
  readonly facts: readonly string[];
  readonly image: { readonly src: string; readonly alt: string };
  /** Its page at this profile. */
  readonly href: string;
}

/** A vehicle and the price that a quote is asked for; without a price it is on application. */
export interface QuoteData extends EnquiryData {
  readonly dealType: DealType;
  readonly vehicle: QuotedVehicle;
  readonly title: string;
  readonly profile: LeaseProfile;
  readonly price?: Price;
  /** Days for which a quote of today is held at most. */
  readonly daysHeld: number;
  readonly notes: readonly string[];
}

/**
 * The vehicle and its full price, then the contact form. The form sends the price shown, so that no other price is
 * quoted.
 */
export default function QuotePage({ data }: PageProps<QuoteData>) {
  const { definition, form, price, notes } = data;
  return (
    <EnquiryFrame data={data}>
      <div className={styles.deal}>
        <QuotedVehiclePart data={data} />
        <Notes notes={notes} />
        <QuotedPrice data={data} />
        <OurFee price={price} />
        {price && <QuoteTerms price={price} held={heldWords(data.daysHeld)} />}
        <BrokerNote />
      </div>
      <EnquiryForm definition={definition} form={form} hidden={price ? toHidden(price) : {}} />
    </EnquiryFrame>
  );
}

/**
 * The whole price. On phones it is folded into its first figures, so that the form is near; on wider screens it stands
 * open, where the browser can do that without a script.
 */
function QuotedPrice({ data: { price, vehicle } }: { readonly data: QuoteData }) {
  const isInsured = vehicle.pricingType === 'atc';
  const whole = <PriceBlock price={price} size="medium" isInsured={isInsured} />;
  if (!price) return whole;
  return (
    <details className={styles.price}>
      <summary>
        <span>
          <b>{formatPounds(price.trueMonthlyPence)}</b>
          {` true monthly cost ${price.vat}${isInsured ? ', insurance included' : ''}`}
          <small>{paymentPlan(price)}</small>
          <small>{profileWords(price.profile)}</small>
        </span>
        <span className={styles.more}>Full price</span>
      </summary>
      {whole}
    </details>
  );
}

function QuotedVehiclePart({ data: { vehicle, profile, price, dealType } }: { readonly data: QuoteData }) {
  const { make, model, derivative, facts, image, href, vehicleRef } = vehicle;
  return (
    <section className={styles.vehicle}>
      <img src={image.src} alt={image.alt} width={320} height={140} />
      <div className={styles.names}>
        <h2>
          {`${make.name} ${model.name} `}
          <span>{derivative.name}</span>
        </h2>
        <p>{facts.join(' · ')}</p>
        {!price && <p>{profileWords(profile)}</p>}
        <a href={href}>Change the vehicle or lease</a>
        <a href={sellAgainstHref(dealType, vehicleRef, profile)}>{sellAgainstWords(dealType)}</a>
      </div>
    </section>
  );
}

function heldWords(days: number): string {
  return `Ask today and we’ll hold it for ${days} days, or until the funder’s price list ends if that’s sooner.`;
}

/** The figures on this page, as hidden fields. */
function toHidden(price: Price): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(seenPriceFields).map(([field, name]) => [field, String(price[name])]),
  );
}
