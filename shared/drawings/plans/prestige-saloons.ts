import type { Plan } from '#shared/drawings/plan.ts';
import { saloon } from './saloons.ts';

/** A saloon on dark wheels, with a lip on its boot. */
export const superSaloon: Plan = {
  ...saloon,
  size: [472, 142, 284],
  radius: 35,
  sill: 14,
  look: { ...saloon.look, wheel: 'sport', isSporty: true, spoiler: 'lip' },
};

export const superEstate: Plan = {
  size: [479, 144, 286],
  overhang: 85,
  radius: 35,
  sill: 14,
  nose: [13, 76],
  bulge: 3,
  cowl: [62, 96],
  header: [132, 135],
  crest: 182,
  tail: [56, 132],
  foot: [87, 103],
  belt: [96, 104],
  glass: [74, 50],
  pillars: [160, 244, 304],
  doors: [162, 240],
  look: {
    wheel: 'sport',
    lamps: 'slim',
    rear: 'wrap',
    grille: 'upright',
    isSporty: true,
    rails: true,
    spoiler: 'roof',
    seats: [140, 222],
  },
};

/** Long bonnet, upright grille, a good deal of chrome. */
export const prestige: Plan = {
  size: [528, 150, 316],
  overhang: 88,
  radius: 37,
  sill: 17,
  nose: [10, 83],
  bulge: 2.5,
  cowl: [74, 100],
  header: [148, 140],
  crest: 200,
  tail: [-10, 138],
  foot: [58, 109],
  deck: [10, 106],
  belt: [100, 106],
  glass: [30, -4],
  pillars: [178, 276],
  doors: [180, 270],
  look: { wheel: 'multi', lamps: 'slim', rear: 'wrap', grille: 'upright', chrome: true, seats: [158, 256] },
};

/** A temple front and shoulders: the longest of all. */
export const limousine: Plan = {
  size: [546, 157, 328],
  overhang: 86,
  radius: 40,
  sill: 18,
  nose: [5, 94],
  bulge: 2,
  cowl: [86, 107],
  header: [150, 147],
  crest: 206,
  tail: [-8, 143],
  foot: [54, 112],
  deck: [13, 104],
  belt: [107, 110],
  glass: [22, -6],
  pillars: [184, 272],
  doors: [186, 268],
  look: {
    wheel: 'cover',
    lamps: 'square',
    rear: 'corner',
    grille: 'upright',
    chrome: true,
    seats: [166, 256],
  },
};

/** Four doors under the roof of a coupé. */
export const fourDoorCoupe: Plan = {
  size: [500, 140, 292],
  overhang: 92,
  radius: 37,
  sill: 15,
  nose: [19, 71],
  bulge: 5,
  cowl: [52, 92],
  header: [136, 131],
  crest: 178,
  tail: [0, 128],
  foot: [82, 100],
  deck: [7, 97],
  belt: [92, 99],
  glass: [40, -2],
  pillars: [162, 244],
  doors: [164, 240],
  look: { wheel: 'turbine', lamps: 'slim', rear: 'bar', grille: 'closed', isSporty: true, seats: [142, 222] },
};
