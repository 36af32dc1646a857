import type { Plan } from '#shared/drawings/plan.ts';

/** Five doors in 3.6 metres. */
export const cityCar: Plan = {
  size: [362, 151, 240],
  overhang: 66,
  radius: 29,
  sill: 19,
  nose: [11, 82],
  bulge: 4,
  cowl: [24, 99],
  header: [80, 141],
  crest: 124,
  tail: [30, 137],
  foot: [47, 99],
  belt: [98, 106],
  glass: [31, 19],
  pillars: [119, 196],
  doors: [121, 198],
  look: { wheel: 'five', lamps: 'slim', rear: 'tall', seats: [98, 168] },
};

/** Three doors and a round roof. */
export const cityCarRetro: Plan = {
  size: [363, 153, 232],
  overhang: 65,
  radius: 30,
  sill: 19,
  nose: [13, 83],
  bulge: 7,
  cowl: [36, 103],
  header: [82, 142],
  crest: 124,
  tail: [28, 133],
  foot: [57, 97],
  belt: [102, 105],
  glass: [30, 6],
  pillars: [150],
  doors: [152],
  look: { wheel: 'mesh', lamps: 'round', rear: 'round', seats: [106, 162], chrome: true },
};

export const supermini: Plan = {
  size: [406, 145, 256],
  overhang: 80,
  radius: 31.5,
  sill: 19,
  nose: [12, 79],
  bulge: 3,
  cowl: [34, 97],
  header: [104, 137],
  crest: 148,
  tail: [30, 131],
  foot: [56, 99],
  belt: [97, 105],
  glass: [38, 22],
  pillars: [134, 216],
  doors: [136, 218],
  look: { wheel: 'five', lamps: 'sharp', rear: 'wrap', seats: [112, 190] },
};

/** Upright windscreen, flat roof in black. */
export const superminiThreeDoor: Plan = {
  size: [388, 144, 250],
  overhang: 71,
  radius: 32,
  sill: 19,
  nose: [11, 83],
  bulge: 5,
  cowl: [46, 103],
  header: [84, 137],
  crest: 124,
  tail: [38, 136],
  foot: [52, 98],
  belt: [102, 104],
  glass: [40, 28],
  pillars: [152],
  doors: [154],
  look: { wheel: 'mesh', lamps: 'round', rear: 'tall', roof: 'dark', seats: [112, 182] },
};

export const hatchback: Plan = {
  size: [430, 147, 265],
  overhang: 86,
  radius: 33,
  sill: 19,
  nose: [13, 79],
  bulge: 2.5,
  cowl: [42, 97],
  header: [116, 138],
  crest: 160,
  tail: [32, 131],
  foot: [59, 99],
  belt: [97, 105],
  glass: [47, 24],
  pillars: [142, 226],
  doors: [144, 224],
  look: { wheel: 'twin', lamps: 'slim', rear: 'wrap', seats: [122, 204], spoiler: 'roof' },
};

/** No engine in front: short bonnet, long wheelbase, large wheels. */
export const hatchbackElectric: Plan = {
  size: [428, 155, 272],
  overhang: 82,
  radius: 35,
  sill: 20,
  nose: [14, 85],
  bulge: 3,
  cowl: [24, 103],
  header: [106, 148],
  crest: 150,
  tail: [30, 140],
  foot: [58, 107],
  belt: [103, 112],
  glass: [46, 22],
  pillars: [140, 228],
  doors: [142, 226],
  look: {
    wheel: 'aero',
    lamps: 'sharp',
    rear: 'bar',
    grille: 'closed',
    roof: 'dark',
    seats: [120, 206],
    spoiler: 'roof',
  },
};

/** A long roof that falls to a short boot with a tailgate: five doors, 4.7 metres and more. */
export const liftback: Plan = {
  size: [478, 148, 276],
  overhang: 90,
  radius: 34,
  sill: 18,
  nose: [13, 78],
  bulge: 3,
  cowl: [46, 97],
  header: [122, 138],
  crest: 166,
  tail: [6, 134],
  foot: [84, 106],
  deck: [9, 103],
  belt: [97, 104],
  glass: [56, 14],
  pillars: [150, 234],
  doors: [152, 232],
  look: { wheel: 'multi', lamps: 'slim', rear: 'wrap', chrome: true, seats: [130, 214] },
};

/** Small, quick and low on dark wheels. */
export const hotHatch: Plan = {
  ...hatchback,
  size: [432, 145, 264],
  radius: 34,
  sill: 15,
  nose: [13, 77],
  header: [116, 136],
  look: { ...hatchback.look, wheel: 'sport', lamps: 'sharp', isSporty: true, spoiler: 'wing' },
};

export const hotSupermini: Plan = {
  ...supermini,
  size: [402, 145, 255],
  radius: 33,
  sill: 15,
  look: { ...supermini.look, wheel: 'sport', isSporty: true, spoiler: 'roof' },
};
