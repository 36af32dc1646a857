/** Ids by which scripts find the parts of the header's search again. */
export const headerSearchIds = {
  place: 'header-search',
  field: 'header-search-field',
  label: 'header-search-label',
} as const;
