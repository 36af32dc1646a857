/**
 * Ids of the parts of the header's search. A file of their own, so that the script which waits for the focus does not
 * carry the form.
 */
export const headerSearchIds = {
  place: 'header-search',
  field: 'header-search-field',
  label: 'header-search-label',
} as const;
