import { formatPounds } from '#shared/format/format-pounds.ts';
import { BrokerNote } from '#shared/pages/enquiries/broker-note.tsx';
import { requestQuoteHref } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import { sellAgainstHref, sellAgainstWords } from '#shared/pages/enquiries/sell/sell-against-href.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { CompareBox, SaveDealButton } from '#shared/ui/deal-actions.tsx';
import { KeptMarkup } from '#shared/ui/kept-markup.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './price-panel.module.css';
import { ProfileForm } from './profile-form.tsx';
import { findWhole, type ShownVehicle, type VehicleData } from './vehicle-data.ts';

/** The price, the profile that it is for, and how to ask for a quote. */
export function PricePanel({ data }: { readonly data: ShownVehicle }) {
  const { price, shownPrice, phone, openingHours, offered, dealType, vehicle, profile } = data;
  const whole = findWhole(data);
  return (
    <section className={styles.panel} id="price" aria-label="Price">
      <PriceBlock price={shownPrice} size="large" isInsured={vehicle.pricingType === 'atc'} />
      <p className="visually-hidden" role="status">
        {priceWords(data)}
      </p>
      {!price && (
        <p className={styles.application}>
          We don’t have a price for this vehicle yet. Tell us the term and mileage you want, and we’ll ask
          funders for one.
        </p>
      )}
      <div className={styles.ask}>
        <QuoteLink data={data} />
        <p>No phone number needed.</p>
        <QuotedTotal data={data} />
      </div>
      <BrokerNote />
      {offered.terms.length > 0 && <ProfileForm data={data} />}
      {price && <KeptMarkup>{whole && <RentalSpan data={whole} />}</KeptMarkup>}
      <div className={styles.ask}>
        <SaveDealButton dealType={dealType} vehicle={vehicle} />
        <CompareBox dealType={dealType} vehicle={vehicle} />
        <p>
          {'Or call '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          {`, ${openingHours}`}
        </p>
        <a className={styles.onward} href={sellAgainstHref(dealType, vehicle.vehicleRef, profile)}>
          {sellAgainstWords(dealType)}
        </a>
      </div>
    </section>
  );
}

/** What is quoted where the price above has excess in it, which is no part of any contract price. */
function QuotedTotal({ data: { price, shownPrice } }: { readonly data: ShownVehicle }) {
  if (!price || !shownPrice?.driven?.excessPence) return null;
  const total = formatPounds(price.totalPence);
  return <p>{`The quote is for ${total} in total. You’d pay the excess when the vehicle goes back.`}</p>;
}

/** To the quote at the profile that is shown; the price bar of phones has it too. */
function QuoteLink({ data: { price, dealType, vehicle, profile } }: { readonly data: ShownVehicle }) {
  return (
    <ButtonLink href={requestQuoteHref(dealType, vehicle.vehicleRef, profile)}>
      {price ? 'Get this quote' : 'Ask for a price'}
    </ButtonLink>
  );
}

/** The lowest and highest rental, shown because the structured data for search engines has them too. */
function RentalSpan({ data: { price, priceSpan } }: { readonly data: VehicleData }) {
  if (!price || !priceSpan) return null;
  const [low, high] = [priceSpan.lowMonthlyPence, priceSpan.highMonthlyPence].map((pence) =>
    formatPounds(pence, { pennies: true }),
  );
  return (
    <p
      className={styles.application}
    >{`${low} to ${high} a month ${price.vat}, depending on term, mileage and initial payment.`}</p>
  );
}

function priceWords({ shownPrice: price }: ShownVehicle): string {
  if (!price) return 'Price on application';
  const [real, monthly, total] = [price.trueMonthlyPence, price.monthlyPence, price.totalPence].map((pence) =>
    formatPounds(pence, { pennies: true }),
  );
  return `True monthly cost ${real}, monthly rental ${monthly}, total ${total}, ${price.vat}`;
}

/** The price in one line and the way to its quote, which stick to the foot of a phone's screen. */
export function PriceBar({ data }: { readonly data: ShownVehicle }) {
  const { shownPrice: price } = data;
  if (!price) return null;
  return (
    <div className={styles.bar}>
      <a className={styles.figure} href="#price">
        <b>{formatPounds(price.trueMonthlyPence)}</b>
        <small>{`true monthly cost ${price.vat}`}</small>
      </a>
      <QuoteLink data={data} />
    </div>
  );
}
