import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import type { EnquiryReceivedData } from '#shared/pages/enquiries/received/enquiry-received-data.ts';
import type { SearchData } from '#shared/pages/search/search-data.ts';
import type { PageName } from '#shared/routes/site-map.ts';

/** What the data of a page says to have come about: an enquiry was acknowledged, or a search was answered. */
export function toOutcome(page: PageName, data: unknown): DataLayerEvent | undefined {
  if (page === 'enquiryReceived') return { event: 'enquiry_sent', kind: (data as EnquiryReceivedData).kind };
  if (page !== 'search') return undefined;
  const { outcome } = data as SearchData;
  return outcome.kind === 'found' ? { event: 'search', found: outcome.hits.length > 0 } : undefined;
}
