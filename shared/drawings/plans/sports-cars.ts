import type { Plan } from '#shared/drawings/plan.ts';
import { grandTourer } from './coupes.ts';

/** Engine behind the rear axle: a round nose, one line over the roof to the tail. */
export const sportsCar: Plan = {
  size: [450, 130, 245],
  overhang: 100,
  radius: 34.5,
  sill: 14,
  nose: [34, 70],
  bulge: 5,
  cowl: [46, 88],
  header: [106, 125],
  crest: 126,
  tail: [8, 114],
  foot: [70, 89],
  deck: [14, 83],
  belt: [88, 91],
  glass: [4, -16],
  pillars: [140],
  doors: [142],
  look: { wheel: 'five', lamps: 'round', rear: 'bar', isSporty: true, spoiler: 'lip', seats: [112] },
};

/** Two seats, engine between them and the rear axle: low, wide, pointed. */
export const supercar: Plan = {
  size: [460, 119, 264],
  overhang: 112,
  radius: 35.5,
  sill: 11,
  nose: [36, 57],
  bulge: 9,
  cowl: [16, 84],
  header: [92, 114],
  crest: 112,
  tail: [-26, 109],
  foot: [52, 89],
  deck: [6, 87],
  belt: [79, 87],
  glass: [-58, -74],
  pillars: [],
  doors: [122],
  look: {
    wheel: 'sport',
    lamps: 'sharp',
    rear: 'bar',
    isSporty: true,
    intake: true,
    spoiler: 'lip',
    seats: [92],
  },
};

/** The same engine in front of two seats. */
export const sportsCoupe: Plan = {
  ...grandTourer,
  size: [452, 128, 269],
  overhang: 86,
  radius: 36,
  sill: 13,
  nose: [18, 69],
  cowl: [80, 87],
  header: [138, 120],
  crest: 164,
  tail: [-16, 116],
  foot: [58, 95],
  deck: [9, 92],
  belt: [88, 95],
  glass: [2, -34],
  pillars: [],
  doors: [178],
  look: { wheel: 'sport', lamps: 'slim', rear: 'bar', isSporty: true, spoiler: 'lip', seats: [152] },
};

/** Small, light, its engine behind two seats. */
export const sportsCarLight: Plan = {
  ...sportsCar,
  size: [428, 124, 249],
  overhang: 92,
  radius: 33,
  sill: 13,
  nose: [28, 64],
  cowl: [36, 83],
  header: [98, 119],
  crest: 118,
  tail: [-8, 114],
  foot: [52, 91],
  deck: [9, 88],
  belt: [82, 88],
  glass: [-46, -58],
  pillars: [],
  doors: [128],
  look: { ...sportsCar.look, wheel: 'mesh', intake: true, seats: [100] },
};
