import type { Plan } from '#shared/drawings/plan.ts';

export const smallVan: Plan = {
  size: [444, 182, 277],
  overhang: 87,
  radius: 33.5,
  sill: 22,
  nose: [9, 94],
  bulge: 4,
  cowl: [14, 115],
  header: [74, 164],
  crest: 146,
  tail: [72, 179],
  foot: [77, 118],
  belt: [111, 113],
  glass: [-158, -158],
  pillars: [],
  doors: [118, 206],
  rail: 13,
  look: { wheel: 'steel', lamps: 'tall', rear: 'corner', cladding: 14, van: 'panel', seats: [94] },
};

export const smallVanLong: Plan = {
  ...smallVan,
  size: [475, 184, 298],
  crest: 160,
  tail: [80, 181],
  foot: [85, 120],
  glass: [-179, -179],
  doors: [118, 218],
};

export const mediumVan: Plan = {
  size: [500, 196, 312],
  overhang: 90,
  radius: 35,
  sill: 22,
  nose: [8, 102],
  bulge: 4,
  cowl: [6, 122],
  header: [70, 177],
  crest: 146,
  tail: [92, 193],
  foot: [97, 126],
  belt: [117, 118],
  glass: [-196, -196],
  pillars: [],
  doors: [115, 222],
  rail: 14,
  look: { wheel: 'steel', lamps: 'tall', rear: 'corner', cladding: 13, van: 'panel', seats: [90] },
};

export const mediumVanLong: Plan = {
  ...mediumVan,
  size: [540, 197, 346],
  crest: 160,
  tail: [98, 194],
  foot: [103, 127],
  glass: [-230, -230],
  doors: [115, 226],
};

/** One box on the platform of an electric car. */
export const mediumVanElectric: Plan = {
  size: [470, 192, 299],
  overhang: 86,
  radius: 36,
  sill: 21,
  nose: [6, 104],
  bulge: 5,
  cowl: [-12, 121],
  header: [64, 176],
  crest: 140,
  tail: [79, 189],
  foot: [84, 126],
  belt: [117, 117],
  glass: [-184, -184],
  pillars: [],
  doors: [114, 220],
  rail: 14,
  look: { wheel: 'cover', lamps: 'sharp', rear: 'corner', grille: 'closed', van: 'panel', seats: [86] },
};

export const mediumVanHigh: Plan = {
  ...mediumVanLong,
  size: [540, 240, 346],
  header: [88, 204],
  crest: 160,
  tail: [97, 237],
  foot: [103, 140],
  rail: 42,
};

export const largeVan: Plan = {
  size: [594, 256, 366],
  overhang: 98,
  radius: 36,
  sill: 24,
  nose: [6, 110],
  bulge: 4,
  cowl: [0, 134],
  header: [74, 211],
  crest: 150,
  tail: [119, 253],
  foot: [126, 150],
  belt: [126, 128],
  glass: [-256, -256],
  pillars: [],
  doors: [110, 236],
  rail: 46,
  look: { wheel: 'steel', lamps: 'tall', rear: 'corner', cladding: 14, van: 'panel', seats: [82] },
};

export const largeVanShort: Plan = {
  ...largeVan,
  size: [541, 250, 320],
  crest: 150,
  tail: [113, 247],
  foot: [120, 148],
  glass: [-210, -210],
  doors: [110, 228],
};

export const largeVanLow: Plan = {
  ...largeVan,
  size: [541, 228, 320],
  header: [66, 202],
  crest: 140,
  tail: [113, 225],
  foot: [120, 144],
  glass: [-210, -210],
  doors: [110, 228],
  rail: 24,
};

export const largeVanLong: Plan = {
  ...largeVan,
  size: [599, 254, 403],
  overhang: 95,
  crest: 150,
  tail: [92, 251],
  foot: [98, 150],
  glass: [-293, -293],
  doors: [110, 240],
};

export const largeVanHigh: Plan = {
  ...largeVan,
  size: [605, 282, 388],
  crest: 150,
  header: [80, 224],
  tail: [110, 279],
  foot: [116, 160],
  glass: [-278, -278],
  rail: 66,
};

export const largeVanJumbo: Plan = {
  ...largeVan,
  size: [652, 276, 403],
  crest: 150,
  header: [80, 222],
  tail: [140, 273],
  foot: [146, 158],
  glass: [-293, -293],
  doors: [110, 240],
  rail: 62,
};

/** A second row of seats with windows, and the load behind it. */
export const crewVan: Plan = {
  ...mediumVan,
  glass: [-88, -88],
  pillars: [116],
  doors: [115, 222],
  look: { ...mediumVan.look, wheel: 'five', van: 'crew', seats: [90, 188] },
};

export const crewVanLong: Plan = {
  ...crewVan,
  size: [540, 196, 338],
  crest: 160,
  tail: [106, 193],
  foot: [111, 126],
  glass: [-112, -112],
  doors: [115, 224],
};
