import type { Plan } from '#shared/drawings/plan.ts';
import { grandTourer } from './coupes.ts';
import { sportsCar } from './sports-cars.ts';

/** Roof down, four seats. */
export const convertible: Plan = {
  size: [476, 139, 282],
  overhang: 84,
  radius: 34.5,
  sill: 16,
  nose: [15, 73],
  bulge: 3.5,
  cowl: [60, 93],
  header: [126, 130],
  crest: 174,
  tail: [0, 100],
  foot: [20, 101],
  deck: [9, 100],
  belt: [93, 99],
  glass: [12, -20],
  pillars: [],
  doors: [178],
  isOpen: true,
  look: { wheel: 'multi', lamps: 'slim', rear: 'bar', isSporty: true, seats: [140, 204] },
};

/** A small four-seater without its roof. */
export const convertibleSmall: Plan = {
  size: [387, 147, 248],
  overhang: 71,
  radius: 32,
  sill: 19,
  nose: [12, 83],
  bulge: 6,
  cowl: [40, 102],
  header: [84, 142],
  crest: 150,
  tail: [0, 104],
  foot: [20, 104],
  deck: [14, 98],
  belt: [101, 104],
  glass: [30, 6],
  pillars: [],
  doors: [152],
  isOpen: true,
  look: { wheel: 'mesh', lamps: 'round', rear: 'tall', seats: [112, 168] },
};

/** Two seats, close to the rear axle. */
export const roadster: Plan = {
  size: [412, 125, 242],
  overhang: 80,
  radius: 32,
  sill: 14,
  nose: [20, 62],
  bulge: 5,
  cowl: [62, 86],
  header: [114, 119],
  crest: 150,
  tail: [0, 94],
  foot: [-16, 93],
  deck: [12, 90],
  belt: [86, 91],
  glass: [0, -10],
  pillars: [],
  doors: [164],
  isOpen: true,
  look: { wheel: 'five', lamps: 'slim', rear: 'round', isSporty: true, seats: [150] },
};

export const grandTourerOpen: Plan = {
  ...grandTourer,
  size: [480, 136, 282],
  header: [136, 128],
  tail: [0, 104],
  foot: [16, 104],
  pillars: [],
  isOpen: true,
  look: { ...grandTourer.look, seats: [156, 206] },
};

export const sportsCarOpen: Plan = {
  ...sportsCar,
  size: [450, 129, 245],
  header: [98, 121],
  tail: [0, 93],
  foot: [6, 93],
  pillars: [],
  isOpen: true,
  look: { ...sportsCar.look, seats: [116, 168] },
};
