import { looks, margin, pounds, right } from '#scripts/art/videos/look.ts';
import { box, count, lines, stroke, tick, vehicle, words } from '#scripts/art/videos/pieces.ts';
import type { Scene, Storyboard } from '#scripts/art/videos/storyboard.ts';

const car = { shape: 'hatchback', paint: '#a82a2c', scale: 1.12 } as const;
const { label, figure, heading } = looks;

const advert: readonly Scene[] = [
  {
    seconds: 5,
    chapter: 'The advert',
    says: [[0.4, 'An advert shows one monthly price. What does the lease really cost?']],
    pieces: [
      lines(margin, 216, ['What a lease', 'really costs'], { ...looks.title, from: 0.2 }),
      vehicle(920, { ...car, width: 640, drives: 2.2 }),
    ],
  },
  {
    seconds: 8,
    says: [
      [0.2, 'Take a made-up car at £270 a month.'],
      [3.4, 'The small print says 6 months up front, 36 months in all, and a fee.'],
    ],
    pieces: [
      box({ x: margin, y: 130, width: 660, height: 424 }, { tone: 'surface', edge: 'line', radius: 12 }),
      words(margin + 48, 288, '£270', { size: 150, weight: 750, from: 0.4 }),
      words(margin + 410, 288, 'a month', { size: 48, from: 0.4 }),
      words(margin + 48, 392, '6 months up front', { ...label, from: 3.4 }),
      words(margin + 48, 448, '36 months in all', { ...label, from: 4 }),
      words(margin + 48, 504, '£216 processing fee', { ...label, from: 4.6 }),
      vehicle(990, { ...car, width: 520 }),
    ],
  },
];

/** The bar of the whole lease: 1,620 + 9,450 + 216 = 11,286. */
const bar = { y: 320, width: right - margin, height: 110 };
const [first, then, fee] = [1620, 9450, 216].map((value) => (value / 11_286) * bar.width) as [
  number,
  number,
  number,
];
const second = margin + first;

const parts: readonly Scene[] = [
  {
    seconds: 15,
    chapter: 'Three parts',
    says: [
      [0.2, 'First, the initial payment: 6 × £270 is £1,620.'],
      [4.6, 'Then 35 payments of £270. That’s £9,450.'],
      [9, 'Last, the fee of £216. Add all three: £11,286.'],
    ],
    pieces: [
      words(margin, 190, 'Everything you pay', { ...heading, from: 0.2 }),
      box(
        { ...bar, x: margin, width: first },
        { tone: 'accent-strong', radius: 0, grows: 'right', from: 0.8 },
      ),
      words(margin, 292, 'Up front', { ...label, from: 0.8 }),
      words(margin, 506, '£1,620', { ...figure, from: 1.2 }),
      box({ ...bar, x: second, width: then }, { radius: 0, grows: 'right', from: 4.6 }),
      words(second + 110, 292, '35 payments of £270', { ...label, from: 4.6 }),
      words(second + 110, 506, '£9,450', { ...figure, from: 5 }),
      box({ ...bar, x: right - fee, width: fee }, { tone: 'warn', radius: 0, grows: 'right', from: 9 }),
      words(right, 292, 'Fee', { ...label, anchor: 'end', from: 9 }),
      words(right, 506, '£216', { ...figure, anchor: 'end', from: 9.4 }),
      count(right, 190, {
        first: 9000,
        last: 11_286,
        write: pounds,
        size: 92,
        weight: 750,
        tone: 'accent',
        anchor: 'end',
        from: 10.6,
      }),
    ],
  },
  {
    seconds: 9,
    chapter: 'True monthly cost',
    says: [
      [0.2, 'Now share the total over all 36 months: £11,286 ÷ 36.'],
      [4.4, 'The true monthly cost is £313.50, not £270.'],
    ],
    pieces: [
      words(margin, 200, '£11,286 ÷ 36 months', { size: 64, tone: 'muted', from: 0.2 }),
      words(margin, 386, '£313.50', { size: 184, weight: 750, tone: 'accent', from: 2.4 }),
      words(margin + 690, 386, 'true monthly cost', { size: 48, from: 2.6 }),
      words(margin, 516, '£270', { size: 72, tone: 'muted', from: 4.6 }),
      stroke(`M${margin - 8} 492h176`, { tone: 'error', width: 6, from: 5.4 }),
      words(margin + 200, 516, 'in the advert', { size: 44, tone: 'muted', from: 4.6 }),
    ],
  },
];

/** Where the second of two adverts stands. */
const other = 700;

const adverts: readonly Scene[] = [
  {
    seconds: 11,
    chapter: 'Two adverts',
    says: [
      [0.2, 'So compare whole costs. This advert looks cheaper, with 12 months up front.'],
      [5, 'Yet the other one costs £36 a month less over the same three years.'],
    ],
    pieces: [
      words(margin, 200, '£249 a month', { size: 72, weight: 750, from: 0.3 }),
      words(margin, 258, '12 months up front', { ...label, from: 0.3 }),
      box({ x: margin, y: 310, width: 500, height: 24 }, { tone: 'warn', grows: 'right', from: 2.6 }),
      words(margin, 424, '£325.08', { size: 84, weight: 750, tone: 'warn', from: 2.6 }),
      words(margin, 480, 'true monthly cost', { ...label, from: 2.6 }),
      words(other, 200, '£289 a month', { size: 72, weight: 750, from: 1 }),
      words(other, 258, '1 month up front', { ...label, from: 1 }),
      box(
        { x: other, y: 310, width: Math.round((500 * 289) / 325.08), height: 24 },
        { tone: 'good', grows: 'right', from: 3.8 },
      ),
      words(other, 424, '£289', { size: 84, weight: 750, tone: 'good', from: 3.8 }),
      tick(other + 240, 396, { from: 5 }),
      words(other, 480, 'true monthly cost', { ...label, from: 3.8 }),
      words(margin, 566, 'Both made up: 36 months, no fee', { size: 34, tone: 'muted', from: 0.6 }),
    ],
  },
  {
    seconds: 5,
    says: [[0, 'Compare the true monthly cost. We show it on every price.']],
    pieces: [
      lines(margin, 230, ['Compare the', 'true monthly cost'], { ...looks.ending, from: 0.1 }),
      vehicle(940, { ...car, width: 560, drives: 1.8 }),
    ],
  },
];

/** What a lease really costs, by a made-up one: £270 a month for 36 months, 6 months up front, a fee of £216. */
export const leaseCost: Storyboard = {
  file: 'lease-cost',
  posterAt: 3.5,
  scenes: [...advert, ...parts, ...adverts],
};
