import type { Plan } from '#shared/drawings/plan.ts';

/** Two rows of seats in front of the load bed. */
export const pickup: Plan = {
  size: [533, 184, 318],
  overhang: 92,
  radius: 40,
  sill: 34,
  nose: [6, 112],
  bulge: 2.5,
  cowl: [46, 126],
  header: [104, 173],
  crest: 160,
  tail: [-82, 176],
  foot: [-64, 124],
  deck: [4, 121],
  belt: [125, 128],
  glass: [-84, -92],
  pillars: [152],
  doors: [154, 236],
  rail: 8,
  look: {
    wheel: 'dark',
    lamps: 'tall',
    rear: 'corner',
    cladding: 14,
    grille: 'upright',
    bed: true,
    seats: [130, 206],
  },
};

export const pickupExtended: Plan = {
  ...pickup,
  tail: [-130, 176],
  foot: [-112, 124],
  glass: [-134, -142],
  pillars: [150],
  doors: [152],
  look: { ...pickup.look, wheel: 'five', seats: [128] },
};

export const pickupSingle: Plan = {
  ...pickup,
  size: [526, 178, 312],
  crest: 138,
  tail: [-156, 172],
  foot: [-144, 124],
  glass: [-158, -162],
  pillars: [],
  doors: [152],
  look: { ...pickup.look, wheel: 'steel', seats: [126] },
};

/** Cab, frame and a load bed with sides that fold. */
export const dropside: Plan = {
  size: [612, 226, 362],
  overhang: 98,
  radius: 36,
  sill: 27,
  nose: [6, 110],
  bulge: 4,
  cowl: [0, 134],
  header: [62, 207],
  crest: 100,
  tail: [-238, 222],
  foot: [-232, 190],
  belt: [126, 128],
  glass: [-252, -251],
  pillars: [],
  doors: [110],
  rail: 18,
  chassis: 'dropside',
  look: { wheel: 'steel', lamps: 'tall', rear: 'corner', cladding: 12, seats: [82] },
};

/** The same with a second row of seats. */
export const dropsideCrew: Plan = {
  ...dropside,
  size: [632, 228, 382],
  crest: 140,
  tail: [-178, 224],
  foot: [-172, 190],
  glass: [-194, -192],
  pillars: [110],
  doors: [110, 196],
  look: { ...dropside.look, seats: [82, 164] },
};

export const tipper: Plan = { ...dropside, size: [596, 228, 362], chassis: 'tipper' };

/** A box over the cab, with a lorry's room and a van's licence. */
export const luton: Plan = {
  ...dropside,
  size: [668, 318, 404],
  tail: [-280, 222],
  foot: [-274, 190],
  glass: [-294, -293],
  chassis: 'luton',
};
