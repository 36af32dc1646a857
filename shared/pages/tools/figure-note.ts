import type { OpenEndedFigures } from '#shared/tax/figures/dated-figures.ts';

/** Where figures of a page come from and how long they hold, as the page says it. */
export type FigureNote = Pick<
  OpenEndedFigures<unknown>,
  'title' | 'from' | 'until' | 'source' | 'sureness' | 'checkedOn'
>;
