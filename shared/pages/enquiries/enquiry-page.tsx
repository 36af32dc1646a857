import type { PageProps } from '#shared/routes/page.ts';
import type { EnquiryData } from './enquiry-data.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { EnquiryFrame } from './enquiry-frame.tsx';

export default function EnquiryPage({ data }: PageProps<EnquiryData>) {
  return (
    <EnquiryFrame data={data}>
      <EnquiryForm definition={data.definition} form={data.form} />
    </EnquiryFrame>
  );
}
