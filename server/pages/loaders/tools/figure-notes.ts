import type { FigureNote } from '#shared/pages/tools/tool-frame.tsx';
import type { OpenEndedFigures } from '#shared/tax/figures/dated-figures.ts';

/** What a page says of figures that it uses. */
export function toFigureNote({
  title,
  from,
  until,
  source,
  sureness,
  checkedOn,
}: OpenEndedFigures<unknown>): FigureNote {
  return { title, from, ...(until !== undefined && { until }), source, sureness, checkedOn };
}
