import type { EnquiryKind } from './enquiry-kind.ts';

/** An event for the site's data layer: one of four kinds, with nothing personal and no free text. */
export type DataLayerEvent =
  /** `path` is the pattern of the page's record, such as `/car-leasing/:make`. */
  | { readonly event: 'page_view'; readonly path: string }
  | { readonly event: 'deal_type_changed'; readonly customer_type: 'personal' | 'business' }
  /** The site search gave an answer; the words searched for stay out of it. */
  | { readonly event: 'search'; readonly found: boolean }
  /** An enquiry was acknowledged; its content stays out of it. */
  | { readonly event: 'enquiry_sent'; readonly kind: EnquiryKind };
