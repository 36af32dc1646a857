import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import type { PageProps } from '#shared/routes/page.ts';

export default function ComplaintsPage({ data }: PageProps<EnquiryData>) {
  const { definition, form, address } = data;
  return (
    <EnquiryFrame data={data} aside={<Ombudsman />}>
      <EnquiryForm definition={definition} form={form} />
      {address && (
        <p>
          By post: <span>{address}</span>
        </p>
      )}
    </EnquiryFrame>
  );
}

/** Contact details of the Financial Ombudsman Service, from stored copies of public pages read on 2026-11-21, not from a live page. */
function Ombudsman() {
  return (
    <section>
      <h2>Financial Ombudsman Service</h2>
      <p>A free, independent service that settles complaints between customers and financial firms.</p>
      <p>
        <a href="https://www.financial-ombudsman.org.uk">financial-ombudsman.org.uk</a>
        <br />
        <a href="tel:08000234567">0800 023 4567</a>
      </p>
    </section>
  );
}
