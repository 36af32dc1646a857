import { looks, margin, pounds, right, roadY } from '#scripts/art/videos/look.ts';
import { box, count, lines, vehicle, words } from '#scripts/art/videos/pieces.ts';
import type { Piece, Scene, Storyboard } from '#scripts/art/videos/storyboard.ts';

const { label, heading } = looks;
const car = { shape: 'suv-medium', paint: '#1f3f70', scale: 1.12 } as const;

/** A made-up car over 36 months without a fee: initial payment, and 35 payments of `monthly`. */
const ways = [
  { months: '1 month', initial: 270, monthly: 270, total: 9720 },
  { months: '6 months', initial: 1422, monthly: 237, total: 9717 },
  { months: '12 months', initial: 2484, monthly: 207, total: 9729 },
] as const;

const barLeft = 330;
const perPound = 620 / 9729;

/** A row of the table of ways to pay: initial payment and the rest as one bar, the total behind. */
function wayRow(
  { months, initial, monthly, total }: (typeof ways)[number],
  y: number,
  from: number,
): Piece[] {
  const early = Math.round(initial * perPound);
  const rest = Math.round((total - initial) * perPound);
  return [
    words(margin, y + 46, months, { size: 44, weight: 750, from }),
    box(
      { x: barLeft, y, width: early, height: 64 },
      { tone: 'warn', radius: 0, grows: 'right', from: from + 0.3 },
    ),
    box({ x: barLeft + early, y, width: rest, height: 64 }, { radius: 0, grows: 'right', from: from + 0.8 }),
    words(barLeft + early + 24, y + 44, `35 × £${monthly}`, { size: 36, tone: 'paper', from: from + 1.4 }),
    count(right, y + 48, {
      first: total - 900,
      last: total,
      write: pounds,
      size: 52,
      weight: 750,
      anchor: 'end',
      from: from + 1.4,
    }),
  ];
}

const choices: readonly Scene[] = [
  {
    seconds: 5,
    chapter: 'The question',
    says: [[0.4, 'Should you pay more up front? It depends on what you think you get.']],
    pieces: [
      lines(margin, 216, ['Pay more', 'up front?'], { ...looks.title, from: 0.2 }),
      vehicle(920, { ...car, width: 640, drives: 2.2 }),
    ],
  },
  {
    seconds: 17,
    chapter: 'One car, three ways',
    says: [
      [0.2, 'Here is one made-up car over 36 months, with 1 month up front.'],
      [5, 'With 6 months up front, each payment falls from £270 to £237.'],
      [9.6, 'With 12, each falls to £207.'],
      [13, 'Now look at the totals. They stay within £12.'],
    ],
    pieces: [
      words(margin, 190, 'Up front, then the rest', { ...heading, from: 0.2 }),
      words(right, 190, 'Total', { ...label, anchor: 'end', from: 0.6 }),
      ...wayRow(ways[0], 246, 0.8),
      ...wayRow(ways[1], 366, 5.2),
      ...wayRow(ways[2], 486, 9.8),
    ],
  },
];

/** What is paid by then stands on the road as two bars of £1,890 and £3,726. */
const tall = 330;
const low = Math.round((tall * 1890) / 3726);

const risk: readonly Scene[] = [
  {
    seconds: 13,
    chapter: 'What can go wrong',
    says: [
      [0.2, 'What changes is how early your money is gone.'],
      [4, 'Six months in, you’ve paid £1,890 one way and £3,726 the other.'],
      [8.6, 'If the car is written off then, the extra £1,836 can be lost.'],
    ],
    pieces: [
      words(margin, 190, 'Paid after six months', { ...heading, from: 0.2 }),
      box({ x: margin, y: roadY - low, width: 200, height: low }, { grows: 'up', radius: 0, from: 4 }),
      words(margin + 224, 500, '£1,890', { ...looks.figure, from: 4.4 }),
      words(margin + 224, 554, '1 month up front', { ...label, from: 4.4 }),
      box(
        { x: 644, y: roadY - tall, width: 200, height: tall },
        { tone: 'warn', grows: 'up', radius: 0, from: 6 },
      ),
      words(868, 330, '£3,726', { ...looks.figure, from: 6.4 }),
      words(868, 384, '12 months up front', { ...label, from: 6.4 }),
      lines(868, 500, ['£1,836 more', 'at risk'], { size: 46, weight: 750, tone: 'error', from: 8.8 }),
    ],
  },
  {
    seconds: 10,
    chapter: 'How to choose',
    says: [
      [0.2, 'So start with 1 month up front. If you can afford the payment, stop there.'],
      [5, 'If not, try 3, then 6. Stop as soon as it fits your budget.'],
    ],
    pieces: [
      lines(margin, 196, ['Start at 1 month.', 'Stop when it fits.'], { ...looks.ending, from: 0.2 }),
      ...['1', '3', '6', '9', '12'].flatMap((name, place) => [
        box(
          { x: margin + place * 120, y: 400, width: 104, height: 104 },
          { tone: place === 0 ? 'accent' : 'sunken', radius: 12, from: 1.2 + place * 0.25 },
        ),
        words(margin + 52 + place * 120, 470, name, {
          size: 52,
          weight: 750,
          anchor: 'middle',
          tone: place === 0 ? 'paper' : 'muted',
          from: 1.2 + place * 0.25,
        }),
      ]),
      words(margin, 562, 'months up front', { ...label, from: 1.6 }),
      vehicle(1000, { ...car, width: 460 }),
    ],
  },
];

/** Why paying more up front hardly changes the total, and what it risks. */
export const upFront: Storyboard = { file: 'up-front', posterAt: 3.5, scenes: [...choices, ...risk] };
