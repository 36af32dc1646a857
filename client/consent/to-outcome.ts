import type { DataLayerEvent } from '#shared/contracts/data-layer-event.ts';
import type { EnquiryReceivedData } from '#shared/pages/enquiries/received/enquiry-received-data.ts';
import type { SearchData } from '#shared/pages/search/search-data.ts';

/** What the data of a page says to have come about: an enquiry was acknowledged, or a search was answered. */
export function toOutcome(path: string | undefined, data: unknown): DataLayerEvent | undefined {
  if (path === '/enquiry-received/:reference')
    return { event: 'enquiry_sent', kind: (data as EnquiryReceivedData).kind };
  if (path !== '/search') return undefined;
  const { outcome } = data as SearchData;
  return outcome.kind === 'found' ? { event: 'search', found: outcome.hits.length > 0 } : undefined;
}
