/**
 * Ids of the parts of the header's search. They have a file of their own, so that the script that waits for the field's
 * focus does not include the form.
 */
export const headerSearchIds = {
  place: 'header-search',
  field: 'header-search-field',
  label: 'header-search-label',
} as const;
