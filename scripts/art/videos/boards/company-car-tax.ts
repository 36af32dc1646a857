import { looks, margin, pounds, roadY } from '#scripts/art/videos/look.ts';
import { box, lines, vehicle, words } from '#scripts/art/videos/pieces.ts';
import type { Piece, Scene, Storyboard } from '#scripts/art/videos/storyboard.ts';

const { label, heading } = looks;
const car = { shape: 'saloon-fastback', paint: '#5b6b73', scale: 1.12 } as const;

/**
 * What is shown of two made-up cars of £35,000: percentage, and the tax a year of a driver on 20%. The film is not drawn
 * again when a table of `shared/tax` changes, so a test compares them.
 */
export const taxShown = {
  years: ['2026/27', '2027/28', '2028/29', '2029/30'],
  electric: { percents: [4, 5, 7, 9], tax: [280, 350, 490, 630] },
  hybrid: { percents: [10, 11, 18, 19], tax: [700, 770, 1260, 1330] },
} as const;
const { years, electric, hybrid } = taxShown;

const sum: readonly Scene[] = [
  {
    seconds: 5,
    chapter: 'The question',
    says: [[0.4, 'What does a company car cost you in tax?']],
    pieces: [
      lines(margin, 216, ['Company car tax', 'in one minute'], { ...looks.title, from: 0.2 }),
      vehicle(920, { ...car, width: 640, drives: 2.2 }),
    ],
  },
  {
    seconds: 16,
    chapter: 'Three numbers',
    says: [
      [0.2, 'Three numbers make the tax: list price, a percentage and your tax rate.'],
      [5.2, 'A made-up electric car is listed at £35,000. For 2026/27 it’s taxed on 4%.'],
      [10.6, 'That’s £1,400. A driver on 20% pays £280 for the year.'],
    ],
    pieces: [
      words(margin, 220, 'List price', { ...label, from: 0.6 }),
      words(margin, 320, '£35,000', { size: 104, weight: 750, from: 5.4 }),
      words(560, 310, '×', { size: 72, tone: 'muted', from: 1.4 }),
      words(660, 220, 'Percentage', { ...label, from: 1.4 }),
      words(660, 320, '4%', { size: 104, weight: 750, from: 7.2 }),
      words(870, 310, '×', { size: 72, tone: 'muted', from: 2.2 }),
      words(960, 220, 'Your rate', { ...label, from: 2.2 }),
      words(960, 320, '20%', { size: 104, weight: 750, from: 10.8 }),
      words(margin, 490, '=', { size: 72, tone: 'muted', from: 11.8 }),
      words(margin + 80, 506, '£280', { size: 150, weight: 750, tone: 'accent', from: 12.2 }),
      words(margin + 450, 506, 'in 2026/27', { size: 52, from: 12.4 }),
    ],
  },
];

interface Bars {
  readonly tax: readonly number[];
  readonly percents: readonly number[];
  readonly tone: string;
  readonly left: number;
  readonly width: number;
  readonly pixelsPerPound: number;
  readonly from: number;
}

/** A bar for each tax year, a column apart, with its tax above and perhaps its percentage inside. */
function yearBars({ tax, percents, tone, left, width, pixelsPerPound, from }: Bars): readonly Piece[] {
  return tax.flatMap((value, place) => {
    const height = Math.round(value * pixelsPerPound);
    const x = left + place * 290;
    const comes = from + place * 0.7;
    return [
      box({ x, y: 540 - height, width, height }, { tone, radius: 0, grows: 'up', from: comes }),
      words(x + width / 2, 524 - height, pounds(value), {
        size: 44,
        weight: 750,
        anchor: 'middle',
        tone,
        from: comes + 0.4,
      }),
      words(x + width / 2, 528, `${percents[place]}%`, {
        size: 34,
        tone: 'paper',
        anchor: 'middle',
        from: comes + 0.6,
      }),
    ];
  });
}

const yearNames = years.map((name, place) =>
  words(margin + 115 + place * 290, roadY - 16, name, {
    size: 38,
    tone: 'muted',
    anchor: 'middle',
    from: 0.2,
  }),
);

const overTime: readonly Scene[] = [
  {
    seconds: 13,
    chapter: 'Year by year',
    says: [
      [0.2, 'The percentage goes up each April: 5%, then 7%, then 9%.'],
      [5.4, 'So the same car costs £280, £350, £490 and then £630 a year.'],
    ],
    pieces: [
      words(margin, 190, 'Electric, driver on 20%', { ...heading, from: 0.2 }),
      ...yearNames,
      ...yearBars({ ...electric, tone: 'accent', left: margin, width: 230, pixelsPerPound: 0.42, from: 0.8 }),
    ],
  },
  {
    seconds: 14,
    chapter: 'Plug-in hybrids',
    says: [
      [0.2, 'A plug-in hybrid at the same price, good for 50 electric miles, starts at 10%.'],
      [6, 'In April 2028 it jumps from 11% to 18%. That’s £490 more for the year.'],
    ],
    pieces: [
      words(margin, 170, 'Plug-in hybrid beside electric', { ...heading, size: 56, from: 0.2 }),
      ...yearNames,
      ...yearBars({ ...electric, tone: 'accent', left: margin, width: 110, pixelsPerPound: 0.2, from: 0 }),
      ...yearBars({
        ...hybrid,
        tone: 'warn',
        left: margin + 120,
        width: 110,
        pixelsPerPound: 0.2,
        from: 1.4,
      }),
      words(margin + 2 * 290 + 40, 300, '+ £490', {
        size: 44,
        weight: 750,
        anchor: 'middle',
        tone: 'error',
        from: 8,
      }),
    ],
  },
  {
    seconds: 9,
    chapter: 'Before you sign',
    says: [
      [0.2, 'A lease of three years usually touches four tax years.'],
      [4.4, 'Add up all of them before you sign. Our calculator does.'],
    ],
    pieces: [
      lines(margin, 220, ['Add up every', 'tax year'], { ...looks.ending, from: 0.2 }),
      vehicle(930, { ...car, width: 580, drives: 1.8 }),
    ],
  },
];

/** How company car tax is worked out, and how it grows with the tax years. */
export const companyCarTax: Storyboard = {
  file: 'company-car-tax',
  posterAt: 3.5,
  scenes: [...sum, ...overTime],
};
