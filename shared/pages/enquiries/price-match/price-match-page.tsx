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
          <p>Two leases have the same price only when all of this is the same:</p>
          <ul>
            <li>the vehicle: make, model, version, fuel and gearbox, new or used, with the same options</li>
            <li>the lease: months, miles a year, rentals paid first, maintained or not</li>
            <li>every cost: all rentals, the fees, the rate for excess mileage, with VAT or without</li>
          </ul>
          <p>
            So we compare the total over the term and the true monthly cost, which is that total divided by
            the months. A lower monthly rental with more paid first is not a lower price.
          </p>
        </section>
        <section>
          <h2>What we need</h2>
          <p>
            A link to the offer, or what the quote says with its date and the name of the company. It has to
            be one that you could order today.
          </p>
        </section>
      </div>
      <EnquiryForm definition={data.definition} form={data.form} privacyPath={data.privacyPath} />
    </EnquiryFrame>
  );
}
