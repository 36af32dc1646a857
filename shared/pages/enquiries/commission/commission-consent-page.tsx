import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import styles from '#shared/pages/enquiries/enquiry-prose.module.css';
import { commissionPath } from '#shared/routes/document-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { cancellingOurFee } from '#shared/tax/law-in-words.ts';

/** Explains that we are paid commission and of what kind, before an agreement (CONC 4.5.3R); then the confirmation. */
export default function CommissionConsentPage({ data }: PageProps<EnquiryData>) {
  return (
    <EnquiryFrame data={data}>
      <div className={styles.prose}>
        <section>
          <h2>We are a credit broker, not a lender</h2>
          <p>
            A lease is an agreement between you and a funder. We introduce you to the funder; we do not lend
            or own the vehicle.
          </p>
        </section>
        <section>
          <h2>We may be paid a commission</h2>
          <p>
            When you enter into a lease that we arranged, the funder may pay us a commission. The amount, and
            how it is worked out, can differ between funders and between leases. It may depend on the vehicle,
            the rental or the term.
          </p>
          <p>
            The prices on this site are what you would pay. The total includes every rental, and the
            processing fee where there is one.
          </p>
          <p>{cancellingOurFee}</p>
        </section>
        <section>
          <h2>You can ask how much</h2>
          <p>
            Ask us at any time, before or after you agree. We’ll tell you the amount of the commission on your
            lease or, if it isn’t known yet, how it is worked out. It’s free to ask, and asking won’t change
            your lease.
          </p>
          <p>
            <a href={commissionPath}>Read the commission disclosure</a>
          </p>
        </section>
      </div>
      <EnquiryForm definition={data.definition} form={data.form} />
    </EnquiryFrame>
  );
}
