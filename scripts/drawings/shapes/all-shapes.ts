import type { Shape } from '#scripts/drawings/parts/shape.ts';
import type { BodyType } from '#shared/deals/body-type.ts';
import { estate, estateSquare } from './estates.ts';
import { cityCar, hatchback, hatchbackElectric, performance } from './hatchbacks.ts';
import { dropside, luton, pickup } from './load-carriers.ts';
import { convertible, coupe, mpv, sportsCar } from './low-cars.ts';
import { crewVan, largeVan, mediumVan, mediumVanLong, smallVan } from './panel-vans.ts';
import { prestige, saloon, saloonElectric } from './saloons.ts';
import { crossover, crossoverLarge, fourByFour } from './suvs.ts';

/** The shapes of each body type, the plainest first; their number is in shared/deals/paint.ts. */
export const shapesByBodyType: Readonly<Record<BodyType, readonly [Shape, ...Shape[]]>> = {
  'suv-crossover': [crossover, crossoverLarge],
  hatchback: [hatchback, hatchbackElectric],
  saloon: [saloon, saloonElectric],
  estate: [estate, estateSquare],
  coupe: [coupe],
  'convertible-cabriolet': [convertible],
  mpv: [mpv],
  'sports-car': [sportsCar],
  '4x4': [fourByFour],
  performance: [performance],
  prestige: [prestige],
  'city-car': [cityCar],
  small: [smallVan],
  medium: [mediumVan, mediumVanLong],
  large: [largeVan],
  pickup: [pickup],
  crew: [crewVan],
  dropside: [dropside],
  luton: [luton],
};
