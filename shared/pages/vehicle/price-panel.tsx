import { formatMonths } from '#shared/format/format-count.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { requestQuoteHref } from '#shared/pages/enquiries/quote/request-quote-href.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { CompareBox, SaveDealButton } from '#shared/ui/deal-actions.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './price-panel.module.css';
import { ProfileForm } from './profile-form.tsx';
import type { VehicleData } from './vehicle-data.ts';

/** The price, the profile that it is for, and how to ask for a quote. */
export function PricePanel({ data }: { readonly data: VehicleData }) {
  const { price, phone, openingHours, offered, dealType, vehicle, profile } = data;
  return (
    <section className={styles.panel} id="price" aria-label="Price">
      <PriceBlock price={price} size="large" isInsured={vehicle.pricingType === 'atc'} />
      <p className="visually-hidden" role="status">
        {priceWords(data)}
      </p>
      {!price && (
        <p className={styles.application}>
          We don’t have a price for this vehicle yet. Tell us the term and mileage you want, and we’ll ask
          funders for one.
        </p>
      )}
      <RentalSpan data={data} />
      {offered.terms.length > 0 && <ProfileForm data={data} />}
      <div className={styles.ask}>
        <ButtonLink href={requestQuoteHref(dealType, vehicle.vehicleRef, profile)}>
          {price ? 'Request this quote' : 'Ask for a price'}
        </ButtonLink>
        <p>No phone number needed.</p>
        <SaveDealButton dealType={dealType} vehicle={vehicle} />
        <CompareBox dealType={dealType} vehicle={vehicle} />
        <p>
          {'Or call '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          {`, ${openingHours}`}
        </p>
      </div>
    </section>
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

function priceWords({ price }: VehicleData): string {
  if (!price) return 'Price on application';
  const [real, monthly, total] = [price.trueMonthlyPence, price.monthlyPence, price.totalPence].map((pence) =>
    formatPounds(pence, { pennies: true }),
  );
  return `True monthly cost ${real}, monthly rental ${monthly}, total ${total}, ${price.vat}`;
}

/** The price in one line, which sticks to the foot of a phone's screen and leads up to the panel. */
export function PriceBar({ data: { price } }: { readonly data: VehicleData }) {
  if (!price) return null;
  const { trueMonthlyPence, monthlyPence, profile, vat } = price;
  return (
    <a className={styles.bar} href="#price">
      <span className={styles.figure}>
        <b>{formatPounds(trueMonthlyPence, { pennies: true })}</b>
        <small>true monthly cost</small>
      </span>
      <span className={styles.figure}>
        <b>{formatPounds(monthlyPence, { pennies: true })}</b>
        <small>{`rental ${vat}, ${formatMonths(profile.initialMonths)} up front`}</small>
      </span>
    </a>
  );
}
