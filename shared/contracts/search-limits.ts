/** Search starts after this many typed characters (spec, sections 5 and 9). */
export const minSearchCharacters = 2;

export const maxSearchCharacters = 100;

/** Most hits of a search, best first; `/search` lists them all. */
export const maxSearchHits = 24;

/** Most hits that the field in the header offers while the visitor types. */
export const maxSuggestions = 8;
