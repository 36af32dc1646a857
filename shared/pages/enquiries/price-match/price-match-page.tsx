import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import styles from '#shared/pages/enquiries/enquiry-prose.module.css';
import type { PageProps } from '#shared/routes/page.ts';

/** The promise in words, then the form. */
export default function PriceMatchPage({ data }: PageProps<EnquiryData>) {
  return (
    <EnquiryFrame data={data}>
      <div className={styles.prose}>
        <section>
          <h2>What we compare</h2>
          <p>We can only compare two leases if all of this is the same:</p>
          <ul>
            <li>the vehicle: make, model, version, fuel and gearbox, new or used, with the same options</li>
            <li>the lease: term, miles a year, initial rental, with or without maintenance</li>
            <li>every cost: all rentals, fees and the excess mileage rate, with or without VAT</li>
          </ul>
          <p>
            So we compare the total over the term and the true monthly cost, which is that total divided by
            the number of months. Paying more up front for a lower monthly rental isn’t a lower price.
          </p>
        </section>
        <section>
          <h2>What we need</h2>
          <p>
            A link to the offer, or what the quote says with its date and the company’s name. You must be able
            to order it today.
          </p>
        </section>
      </div>
      <EnquiryForm definition={data.definition} form={data.form} privacyPath={data.privacyPath} />
    </EnquiryFrame>
  );
}
