import { area, lines, pairs, points, stroke } from '#scripts/drawings/parts/notation.ts';
import type { Shape } from '#scripts/drawings/parts/shape.ts';
import { largeVan } from './panel-vans.ts';
import { vanScale } from './scale.ts';

export const pickup: Shape = {
  scale: 1.04,
  lengthCm: 537,
  wheels: { front: 94, rear: 418, radius: 40, design: 'five' },
  sill: 34,
  outline: points(`18,36! 8,44 3,60 3,84 8,98 17,104! 62,113 112,119 146,124! 182,152 208,169 242,179 288,181
    330,178 344,172! 362,126! 366,120! 528,122! 534,116 536,90 535,62 531,48! 516,44!`),
  screens: [
    [8, 10],
    [14, 15],
  ],
  panes: lines(`162,125! 190,146 216,162 246,169 290,171 328,167! 342,129! 250,126`),
  pillars: pairs('252,124! 248,172! | 330,126! 322,170!'),
  shoulder: points('14,100! 130,114 250,116 360,116 532,112!'),
  waist: points('-5,66 130,68 260,62 380,68 542,76'),
  seams: lines(`146,123! 136,92 140,62 152,44 | 252,124! 250,80 252,44 | 346,124! 352,104 348,80 330,44 |
    152,44! 330,44! | 366,119! 360,80 362,44 | 520,120! 524,60`),
  handles: points('222,106 314,107'),
  mirror: [164, 124],
  seats: [236, 312],
  cladding: 44,
  marks: [
    area('trim', '-2,96! 6,98! 12,64! -2,62!'),
    area('plastic', '-2,60! 34,58! 44,30! -2,30!'),
    area('head', '8,96! 20,104! 52,108! 52,96 34,92 12,86!'),
    stroke('white', 1.8, '14,94! 20,100 48,103!'),
    area('tail', '522,116! 540,116! 540,80! 526,80!'),
    area('chrome', '490,56! 542,60! 542,44! 486,44!'),
    stroke('plastic', 5, '366,121! 528,122.5!'),
    stroke('plastic', 7, '146,38! 356,38!'),
  ],
  over: [stroke('trim', 4.5, '372,121! 384,148! 398,150! 410,121!'), stroke('trim', 3, '386,121! 392,148!')],
};

const cab = {
  screens: [[7, 10]],
  panes: lines('96,127! 122,156! 126,130! | 136,131! 134,166 154,190 176,202 210,206! 210,133!'),
  pillars: [],
  waist: points('-5,64 60,66 120,60 180,62 260,66'),
  shoulder: points('12,96! 80,114 150,121 226,122!'),
  seams: lines('124,130! 114,92 122,58 138,37 | 216,210! 216,37! | 138,37! 216,37!'),
  handles: points('188,114'),
  mirror: [126, 134],
  seats: [182],
  marks: largeVan.marks.slice(0, 4).filter(({ points: [first] }) => (first?.[0] ?? 0) < 100),
} as const;

const cabOutline = `12,28! 3,38 0,58 2,80 7,95 18,104! 46,115 76,127! 112,166 130,192 150,210 178,218`;

export const dropside: Shape = {
  scale: vanScale,
  lengthCm: 590,
  wheels: { front: 102, rear: 462, radius: 35, design: 'steel' },
  sill: 27,
  outline: points(`${cabOutline} 214,220 228,218! 232,200 232,60! 228,28!`),
  ...cab,
  cladding: 38,
  behind: [
    area('plastic', '220,64! 580,64! 580,48! 220,48!'),
    area('plastic', '420,64! 512,64! 504,40! 428,40!'),
    area('trim', '246,50! 330,50! 326,30! 250,30!'),
    area('tail', '572,60! 586,60! 586,50! 572,50!'),
    area('chrome', '238,76! 590,76! 590,64! 238,64!'),
    area('chrome', '240,204! 248,204! 248,70! 240,70!'),
    stroke('chrome', 3, '244,202! 244,120!'),
    area('base', '240,120! 590,120! 590,76! 240,76!'),
    area('dark', '240,92! 590,92! 590,76! 240,76!'),
    area('light', '240,120! 590,120! 590,117! 240,117!'),
    stroke('line', 1, '246,106! 584,106!'),
    stroke('line', 1, '246,92! 584,92!'),
    ...[242, 358, 474, 587].map((x) => stroke('deep', 4.5, `${x},119! ${x},77!`)),
    ...[300, 416, 530].map((x) => stroke('chrome', 3.5, `${x},82! ${x},74!`)),
  ],
};

export const luton: Shape = {
  scale: vanScale,
  lengthCm: 622,
  wheels: { front: 102, rear: 476, radius: 35, design: 'steel' },
  sill: 27,
  outline: points(`${cabOutline} 214,220 240,218! 240,60! 236,28!`),
  ...cab,
  cladding: 38,
  behind: [
    area('plastic', '220,74! 610,74! 610,52! 220,52!'),
    area('trim', '246,54! 400,54! 396,32! 250,32!'),
    area('plastic', '534,56! 618,56! 618,38! 540,38!'),
    area('tail', '606,70! 622,70! 622,58! 606,58!'),
    area('white', '226,74! 620,74! 620,290! 150,290! 128,282 112,262 110,240! 112,226! 226,226!'),
    stroke('chrome', 1.6, '226,228! 112,226! 110,240 112,262 128,282 150,290! 620,290! 620,74!'),
    area('chrome', '226,84! 620,84! 620,74! 226,74!'),
    area('chrome', '612,290! 620,290! 620,74! 612,74!'),
    area('base', '240,136! 612,136! 612,122! 240,122!'),
    area('base', '240,116! 612,116! 612,111! 240,111!'),
    stroke('chrome', 2, '150,288.5! 612,288.5!'),
    stroke('chrome', 2.4, '226,228! 226,88!'),
    stroke('chrome', 1, '112,228! 226,228!'),
    stroke('chrome', 1.2, '380,286! 380,86!'),
    stroke('chrome', 1.2, '500,286! 500,86!'),
    area('amber', '232,100! 240,100! 240,96! 232,96!'),
    area('amber', '596,100! 604,100! 604,96! 596,96!'),
  ],
};
