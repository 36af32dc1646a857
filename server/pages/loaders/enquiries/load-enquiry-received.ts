import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { formatMinute } from '#shared/contact/opening-times.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { toLondonTime } from '#shared/format/london-time.ts';
import type { EnquiryReceivedData } from '#shared/pages/enquiries/received/enquiry-received-data.ts';

/** The receipt of an enquiry by its reference, in capitals or not. Throws `NotFoundError` for an unknown reference. */
export async function loadEnquiryReceived({ params, services }: LoaderRequest): Promise<EnquiryReceivedData> {
  const asked = params.reference?.toUpperCase() ?? '';
  const receipt = await services.enquiries.findReceipt(asked);
  const definition = receipt && enquiryDefinitions[receipt.kind];
  if (!receipt || !definition) throw new NotFoundError('No enquiry has this reference.');
  return {
    kind: receipt.kind,
    reference: receipt.reference,
    name: definition.name,
    receivedAt: toWords(receipt.receivedAt),
    next: definition.next,
    consents: receipt.consents.map(({ wording, isGiven }) => ({ wording, isGiven })),
  };
}

/** London time, such as "21 November 2026 at 10.05am". */
function toWords(moment: Date): string {
  const { date, minute } = toLondonTime(moment);
  return `${formatDate(date)} at ${formatMinute(minute)}`;
}
