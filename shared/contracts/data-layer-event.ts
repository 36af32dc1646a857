/** What the site tells its data layer: few kinds of event, never anything about a person. */
export type DataLayerEvent =
  | { readonly event: 'page_view'; readonly path: string }
  | { readonly event: 'deal_type_changed'; readonly customer_type: 'personal' | 'business' };
