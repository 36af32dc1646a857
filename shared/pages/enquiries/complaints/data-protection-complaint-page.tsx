import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import type { PageProps } from '#shared/routes/page.ts';

export default function DataProtectionComplaintPage({ data }: PageProps<EnquiryData>) {
  return (
    <EnquiryFrame data={data} aside={<Commissioner />}>
      <EnquiryForm definition={data.definition} form={data.form} />
    </EnquiryFrame>
  );
}

/** Contact details of the Information Commissioner’s Office, from stored copies of public pages read on 2026-11-21, not from a live page. */
function Commissioner() {
  return (
    <section>
      <h2>Information Commissioner’s Office</h2>
      <p>
        The regulator for how organisations use personal data. It’ll want to see what you asked us first, and
        how we replied.
      </p>
      <p>
        <a href="https://ico.org.uk/make-a-complaint/">ico.org.uk/make-a-complaint</a>
        <br />
        <a href="tel:03031231113">0303 123 1113</a>
      </p>
    </section>
  );
}
