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
          <p>Both leases must be for the same:</p>
          <ul>
            <li>vehicle: make, model, version, fuel, gearbox and options, new or used</li>
            <li>lease: term, miles a year, initial payment, with or without maintenance</li>
          </ul>
          <p>
            From what you send we add up their rentals and fee and work out the true monthly cost (that total
            divided by the months). Someone here then compares that with our price for the same lease, on the
            same VAT basis, and the excess mileage charge if you give it. Paying more up front for a lower
            monthly rental isn’t a lower price.
          </p>
        </section>
        <section>
          <h2>What we need</h2>
          <p>
            A link to the offer, or what the quote says with its date and the company’s name. It should be an
            offer that you could order today: we’ll look.
          </p>
        </section>
      </div>
      <EnquiryForm definition={data.definition} form={data.form} />
    </EnquiryFrame>
  );
}
