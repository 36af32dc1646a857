import type { DealType } from '#shared/deals/deal-type.ts';
import type { MenuMake } from './menu-data.ts';

/** The page under a deal type; where there is none, the first that there is. */
export function pathUnder(paths: MenuMake['paths'], dealType: DealType): string | undefined {
  return paths[dealType] ?? paths.personal ?? paths.business ?? paths.van;
}
