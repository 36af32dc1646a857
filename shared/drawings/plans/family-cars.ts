import type { Plan } from '#shared/drawings/plan.ts';

/** A hatchback that grew upwards. */
export const mpvCompact: Plan = {
  size: [442, 157, 271],
  overhang: 85,
  radius: 33.5,
  sill: 20,
  nose: [15, 84],
  bulge: 4,
  cowl: [26, 105],
  header: [104, 149],
  crest: 156,
  tail: [48, 145],
  foot: [74, 108],
  belt: [105, 112],
  glass: [60, 38],
  pillars: [140, 228, 290],
  doors: [142, 226],
  look: { wheel: 'multi', lamps: 'slim', rear: 'wrap', seats: [120, 206], chrome: true, spoiler: 'roof' },
};

/** An estate's length, an off-roader's stance and room for seven. */
export const mpv: Plan = {
  size: [455, 163, 290],
  overhang: 83,
  radius: 33,
  sill: 22,
  nose: [11, 86],
  bulge: 3,
  cowl: [30, 107],
  header: [98, 151],
  crest: 160,
  tail: [66, 154],
  foot: [78, 112],
  belt: [106, 112],
  glass: [64, 54],
  pillars: [138, 226, 300],
  doors: [140, 224],
  look: { wheel: 'five', lamps: 'sharp', rear: 'tall', rails: true, cladding: 15, seats: [118, 204, 272] },
};

/** Made from a small van: tall, square, with sliding doors. */
export const mpvTall: Plan = {
  size: [448, 183, 278],
  overhang: 88,
  radius: 33.5,
  sill: 23,
  nose: [9, 96],
  bulge: 4,
  cowl: [22, 118],
  header: [84, 166],
  crest: 140,
  tail: [72, 178],
  foot: [80, 122],
  belt: [112, 116],
  glass: [66, 60],
  pillars: [134, 226, 292],
  doors: [136, 224],
  rail: 13,
  look: { wheel: 'five', lamps: 'tall', rear: 'tall', rails: true, cladding: 14, seats: [108, 196] },
};

/** Eight seats in five metres. */
export const mpvLarge: Plan = {
  size: [502, 192, 310],
  overhang: 92,
  radius: 35,
  sill: 22,
  nose: [10, 100],
  bulge: 4,
  cowl: [16, 122],
  header: [86, 174],
  crest: 150,
  tail: [92, 186],
  foot: [98, 126],
  belt: [114, 117],
  glass: [84, 80],
  pillars: [134, 242, 336],
  doors: [136, 236],
  rail: 14,
  look: { wheel: 'twin', lamps: 'slim', rear: 'tall', chrome: true, seats: [106, 208, 300] },
};

/** One box on large wheels, split in two colours' worth of light. */
export const mpvElectric: Plan = {
  size: [471, 193, 299],
  overhang: 86,
  radius: 37,
  sill: 22,
  nose: [6, 104],
  bulge: 5,
  cowl: [-14, 120],
  header: [64, 178],
  crest: 140,
  tail: [78, 186],
  foot: [84, 128],
  belt: [118, 118],
  glass: [70, 66],
  pillars: [128, 228, 310],
  doors: [130, 224],
  rail: 13,
  look: { wheel: 'aero', lamps: 'slim', rear: 'bar', grille: 'closed', roof: 'dark', seats: [100, 200] },
};
