import { type KeptDeal, toKeptPrice } from '#server/enquiries/kept-deal.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { formatMinute } from '#shared/contact/opening-times.ts';
import { vehicleImageAlt, vehicleImagePath } from '#shared/deals/paint.ts';
import { profileWords } from '#shared/deals/profile-words.ts';
import { stepsAfter } from '#shared/enquiries/enquiry-definition.ts';
import { enquiryDefinitions } from '#shared/enquiries/enquiry-kinds.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { toLondonTime } from '#shared/format/london-time.ts';
import type {
  EnquiryReceivedData,
  ReceivedDeal,
} from '#shared/pages/enquiries/received/enquiry-received-data.ts';

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
    ...(receipt.deal && { deal: toReceivedDeal(receipt.deal, services) }),
    dealHeading: definition.dealHeading,
    isInAccount: receipt.isInAccount,
    next: stepsAfter(definition, services.site.openingHours),
    consents: receipt.consents.map(({ wording, isGiven }) => ({ wording, isGiven })),
  };
}

/** The deal of an enquiry, with the vehicle's drawing as long as the catalogue has the vehicle. */
export function toReceivedDeal(
  deal: KeptDeal,
  { catalogue, site }: Pick<LoaderRequest['services'], 'catalogue' | 'site'>,
): ReceivedDeal {
  const { terms, pricingType, dealPath, validUntil } = deal;
  const vehicle = catalogue.isLoaded() ? catalogue.snapshot().findVehicle(terms.vehicleRef) : undefined;
  const price = toKeptPrice(deal);
  return {
    vehicleName: terms.vehicleName,
    href: vehicle && dealPath,
    ...(vehicle && {
      image: { src: site.imageHost + vehicleImagePath(vehicle), alt: vehicleImageAlt(vehicle) },
    }),
    ...(price && { price }),
    profile: profileWords(terms),
    isInsured: pricingType === 'atc',
    validUntil,
  };
}

/** London time, such as "21 November 2026 at 10.05am". */
function toWords(moment: Date): string {
  const { date, minute } = toLondonTime(moment);
  return `${formatDate(date)} at ${formatMinute(minute)}`;
}
