import type { EnquiryKind } from './enquiry-kind.ts';

/** What the site tells its data layer: few kinds of event, never anything about a person and no free text. */
export type DataLayerEvent =
  /** `path` is the pattern of the page's record, such as `/car-leasing/:make`. */
  | { readonly event: 'page_view'; readonly path: string }
  | { readonly event: 'deal_type_changed'; readonly customer_type: 'personal' | 'business' }
  /** The site search gave an answer; what was searched for is not told. */
  | { readonly event: 'search'; readonly found: boolean }
  /** An enquiry was acknowledged; nothing that was written in it is told. */
  | { readonly event: 'enquiry_sent'; readonly kind: EnquiryKind };
