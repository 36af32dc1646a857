import { looks, margin } from '#scripts/art/videos/look.ts';
import { box, lines, stroke, vehicle, words } from '#scripts/art/videos/pieces.ts';
import type { Scene, Storyboard } from '#scripts/art/videos/storyboard.ts';

const { label, heading, figure } = looks;
const car = { shape: 'hatchback-electric', paint: '#0b6e69', scale: 1.12 } as const;

const question: readonly Scene[] = [
  {
    seconds: 5,
    chapter: 'Two allowances',
    says: [[0.4, 'How many miles a year should your lease include?']],
    pieces: [
      lines(margin, 216, ['Your miles,', 'your price'], { ...looks.title, from: 0.2 }),
      vehicle(920, { ...car, width: 640, drives: 2.2 }),
    ],
  },
  {
    seconds: 11,
    says: [
      [0.2, 'A made-up car costs £240 a month with 8,000 miles a year.'],
      [4.2, 'With 10,000 it’s £252. Over 36 payments that is £432 more.'],
    ],
    pieces: [
      words(margin, 190, '8,000 miles a year', { ...label, from: 0.2 }),
      words(margin, 290, '£240', { size: 112, weight: 750, from: 0.4 }),
      words(margin, 346, 'a month', { ...label, from: 0.4 }),
      words(680, 190, '10,000 miles a year', { ...label, from: 4.2 }),
      words(680, 290, '£252', { size: 112, weight: 750, from: 4.4 }),
      words(680, 346, 'a month', { ...label, from: 4.4 }),
      words(margin, 500, '36 × £12 =', { size: 64, tone: 'muted', from: 6.6 }),
      words(margin + 350, 500, '£432 more', { size: 84, weight: 750, tone: 'accent', from: 7.4 }),
    ],
  },
  {
    seconds: 11,
    chapter: 'Going over',
    says: [
      [0.2, 'Going over isn’t a fine. Each extra mile costs a set number of pence: here, 8p.'],
      [5.8, 'So £432 buys 5,400 extra miles. That’s 1,800 a year for three years.'],
    ],
    pieces: [
      words(margin, 190, 'A mile over costs', { ...heading, from: 0.2 }),
      words(margin, 350, '8p', { size: 170, weight: 750, tone: 'accent', from: 0.8 }),
      words(margin, 500, '£432 ÷ 8p =', { ...figure, tone: 'muted', from: 5.8 }),
      words(margin + 420, 500, '5,400 miles', { size: 84, weight: 750, from: 6.8 }),
      words(margin, 566, '1,800 a year', { ...label, from: 8 }),
      vehicle(1010, { ...car, width: 400, from: 0, until: 5.6 }),
    ],
  },
];

/** The chart: 8,000 to 12,000 miles a year from left to right, £8,500 to £9,700 in all from foot to top. */
const toX = (miles: number) => Math.round(130 + ((miles - 8000) / 4000) * 940);
const toY = (poundsInAll: number) => Math.round(540 - ((poundsInAll - 8500) / 1200) * 330);
const small = [
  [8000, 8640],
  [12_000, 9600],
] as const;
const big = [
  [8000, 9072],
  [10_000, 9072],
  [12_000, 9552],
] as const;
const toPath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([miles, cost]) => `${toX(miles)} ${toY(cost)}`).join('L')}`;

const answer: readonly Scene[] = [
  {
    seconds: 14,
    chapter: 'Where they cross',
    says: [
      [0.2, 'Drawn as lines, the small allowance climbs with every mile over.'],
      [4.6, 'The big one stays flat up to 10,000.'],
      [8.2, 'They cross at 9,800 miles a year. Below that, the small one costs less.'],
    ],
    pieces: [
      words(margin, 180, 'What you pay in all', { ...heading, from: 0.2 }),
      stroke(`M${toX(8000)} 552H${toX(12_000)}`, { tone: 'line-strong', width: 3, from: 0.2 }),
      words(toX(8000), 592, '8,000', { size: 34, tone: 'muted', anchor: 'middle', from: 0.4 }),
      words(toX(12_000), 592, '12,000 miles', { size: 34, tone: 'muted', anchor: 'middle', from: 0.4 }),
      stroke(toPath(small), { width: 9, from: 0.8 }),
      words(toX(8500), toY(8640) + 16, '8,000 a year', { size: 36, weight: 750, tone: 'accent', from: 1.4 }),
      stroke(toPath(big), { tone: 'warn', width: 9, from: 4.8 }),
      words(toX(8000), toY(9072) - 30, '10,000 a year', { size: 36, weight: 750, tone: 'warn', from: 5.4 }),
      stroke(`M${toX(9800)} ${toY(9072) + 16}V552`, { tone: 'ink', width: 4, dashed: true, from: 8.2 }),
      words(toX(9800) + 26, 500, '9,800', { size: 72, weight: 750, from: 8.4 }),
    ],
  },
  {
    seconds: 10,
    chapter: 'Find your number',
    says: [
      [0.2, 'Find your real number first. Your car’s MOT history lists its miles each year.'],
      [5.4, 'Then let the mileage calculator compare the allowances.'],
    ],
    pieces: [
      lines(margin, 196, ['Real miles first,', 'then the allowance'], { ...looks.ending, from: 0.2 }),
      box({ x: margin, y: 370, width: 420, height: 120 }, { tone: 'accent-soft', radius: 12, from: 1.4 }),
      words(margin + 30, 424, 'MOT history', { size: 38, weight: 750, from: 1.6 }),
      words(margin + 30, 470, 'this year less last year', { size: 32, tone: 'muted', from: 1.6 }),
      vehicle(960, { ...car, width: 520, drives: 2 }),
    ],
  },
];

/** Which mileage allowance costs least, by the miles that are really driven. */
export const yourMiles: Storyboard = { file: 'your-miles', posterAt: 3.5, scenes: [...question, ...answer] };
