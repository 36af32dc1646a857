import type { SearchTexts } from '#server/search/entries/indexed-entry.ts';

/** What is searched, and what it counts. Names count most: who types "golf" means the car, not a word of a description. */
export const boost: Readonly<Record<keyof SearchTexts, number>> = {
  make: 5,
  range: 4,
  model: 2,
  derivative: 2,
  title: 4,
  choice: 8,
  heading: 9,
  facts: 1,
};

/** What a page about the other product counts beside one about this. */
export const otherProductBoost = 0.9;
