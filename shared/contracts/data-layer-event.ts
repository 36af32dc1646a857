import type { EnquiryKind } from './enquiry-kind.ts';

/** An event for the site's data layer: one of four kinds, with nothing personal and no free text. */
export type DataLayerEvent =
  /** `path` is the pattern of the page's record, such as `/car-leasing/:make`. */
  | { readonly event: 'page_view'; readonly path: string }
  | { readonly event: 'deal_type_changed'; readonly customer_type: 'personal' | 'business' }
  /** The site search gave an answer. The event does not contain the words searched for. */
  | { readonly event: 'search'; readonly found: boolean }
  /** An enquiry was acknowledged. The event does not contain its content. */
  | { readonly event: 'enquiry_sent'; readonly kind: EnquiryKind };
