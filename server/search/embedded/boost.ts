import type { SearchTexts } from '#server/search/entries/indexed-entry.ts';

/** The fields that are searched, and their weights. Names weigh most: a visitor who types "golf" means the car. */
export const boost: Readonly<Record<keyof SearchTexts, number>> = {
  make: 5,
  range: 4,
  model: 2,
  derivative: 2,
  title: 4,
  choice: 8,
  heading: 9,
  text: 3,
  facts: 1,
};

/** Weight of a page about the other product, when a page about the chosen product has 1. */
export const otherProductBoost = 0.9;
