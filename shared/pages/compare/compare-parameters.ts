/** `only=differences` leaves out the rows that are the same for every deal. */
export const onlyParameter = 'only';

/** The make, as a slug, whose deals are offered for adding. */
export const makeParameter = 'make';
