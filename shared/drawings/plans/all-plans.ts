import type { Plan } from '#shared/drawings/plan.ts';
import { coupe, grandTourer, muscleCar } from './coupes.ts';
import { estate, estateElectric, estateLarge, estateRaised } from './estates.ts';
import { mpv, mpvCompact, mpvElectric, mpvLarge, mpvTall } from './family-cars.ts';
import {
  cityCar,
  cityCarRetro,
  hatchback,
  hatchbackElectric,
  hotHatch,
  hotSupermini,
  liftback,
  supermini,
  superminiThreeDoor,
} from './hatchbacks.ts';
import {
  dropside,
  dropsideCrew,
  luton,
  pickup,
  pickupExtended,
  pickupSingle,
  tipper,
} from './load-carriers.ts';
import { fourByFour, fourByFourLarge, fourByFourSmall, offRoader, offRoaderShort } from './off-roaders.ts';
import { convertible, convertibleSmall, grandTourerOpen, roadster, sportsCarOpen } from './open-cars.ts';
import { fourDoorCoupe, limousine, prestige, superEstate, superSaloon } from './prestige-saloons.ts';
import { saloon, saloonFastback, saloonFastbackLarge, saloonLarge, saloonSmall } from './saloons.ts';
import { sportsCar, sportsCarLight, sportsCoupe, supercar } from './sports-cars.ts';
import { suvCompact, suvCrossover, suvMedium, suvSmall } from './suvs.ts';
import { suvLarge, suvPrestige, suvSevenSeats, suvSevenSeatsLarge } from './suvs-large.ts';
import { suvCoupe, suvCoupeSmall, suvElectric, suvElectricLarge } from './suvs-sloping.ts';
import {
  crewVan,
  crewVanLong,
  largeVan,
  largeVanHigh,
  largeVanJumbo,
  largeVanLong,
  largeVanLow,
  largeVanShort,
  mediumVan,
  mediumVanElectric,
  mediumVanHigh,
  mediumVanLong,
  smallVan,
  smallVanLong,
} from './vans.ts';

/** Every drawing by its name. The plain one of a body type has the body type's name. */
export const plans = {
  'city-car': cityCar,
  'city-car-retro': cityCarRetro,
  supermini,
  'supermini-3-door': superminiThreeDoor,
  hatchback,
  'hatchback-electric': hatchbackElectric,
  liftback,
  performance: hotHatch,
  'hot-supermini': hotSupermini,
  'super-saloon': superSaloon,
  'super-estate': superEstate,
  'saloon-small': saloonSmall,
  saloon,
  'saloon-large': saloonLarge,
  'saloon-fastback': saloonFastback,
  'saloon-fastback-large': saloonFastbackLarge,
  prestige,
  limousine,
  'four-door-coupe': fourDoorCoupe,
  estate,
  'estate-large': estateLarge,
  'estate-electric': estateElectric,
  'estate-raised': estateRaised,
  'suv-small': suvSmall,
  'suv-compact': suvCompact,
  'suv-crossover': suvCrossover,
  'suv-medium': suvMedium,
  'suv-large': suvLarge,
  'suv-7-seats': suvSevenSeats,
  'suv-7-seats-large': suvSevenSeatsLarge,
  'suv-coupe': suvCoupe,
  'suv-coupe-small': suvCoupeSmall,
  'suv-electric': suvElectric,
  'suv-electric-large': suvElectricLarge,
  'suv-prestige': suvPrestige,
  '4x4-small': fourByFourSmall,
  '4x4': fourByFour,
  '4x4-large': fourByFourLarge,
  'off-roader': offRoader,
  'off-roader-short': offRoaderShort,
  'mpv-compact': mpvCompact,
  mpv,
  'mpv-tall': mpvTall,
  'mpv-large': mpvLarge,
  'mpv-electric': mpvElectric,
  coupe,
  'muscle-car': muscleCar,
  'convertible-cabriolet': convertible,
  'convertible-small': convertibleSmall,
  roadster,
  'sports-car': sportsCar,
  'sports-car-light': sportsCarLight,
  'sports-car-open': sportsCarOpen,
  'sports-coupe': sportsCoupe,
  supercar,
  'grand-tourer': grandTourer,
  'grand-tourer-open': grandTourerOpen,
  small: smallVan,
  'small-long': smallVanLong,
  medium: mediumVan,
  'medium-long': mediumVanLong,
  'medium-electric': mediumVanElectric,
  'medium-high': mediumVanHigh,
  large: largeVan,
  'large-short': largeVanShort,
  'large-low': largeVanLow,
  'large-long': largeVanLong,
  'large-high': largeVanHigh,
  'large-jumbo': largeVanJumbo,
  crew: crewVan,
  'crew-long': crewVanLong,
  pickup,
  'pickup-extended': pickupExtended,
  'pickup-single': pickupSingle,
  dropside,
  'dropside-crew': dropsideCrew,
  tipper,
  luton,
} as const satisfies Readonly<Record<string, Plan>>;

/** Name of a drawing. */
export type ShapeName = keyof typeof plans;

export const allShapes = Object.keys(plans) as readonly ShapeName[];
