import { looks, margin } from '#scripts/art/videos/look.ts';
import { box, lines, tick, vehicle, words } from '#scripts/art/videos/pieces.ts';
import type { Piece, Scene, Storyboard } from '#scripts/art/videos/storyboard.ts';

const { label, heading, figure } = looks;
const car = { shape: 'suv-crossover', paint: '#8c6239', scale: 1.12 } as const;

/** A line of things to do, ticked one after the other. */
function ticked(names: readonly string[], from: number, gap: number): readonly Piece[] {
  return names.flatMap((name, place) => [
    tick(margin + 24, 286 + place * 76, { from: from + place * gap }),
    words(margin + 72, 301 + place * 76, name, { size: 46, from: from + place * gap }),
  ]);
}

const look: readonly Scene[] = [
  {
    seconds: 5,
    chapter: 'Ten weeks to go',
    says: [[0.4, 'Your lease ends soon. Start ten weeks before it does.']],
    pieces: [
      lines(margin, 216, ['Ready to', 'hand back'], { ...looks.title, from: 0.2 }),
      vehicle(920, { ...car, width: 640, drives: 2.2 }),
    ],
  },
  {
    seconds: 12,
    says: [
      [0.2, 'Wash the car, let it dry and walk round it in daylight. Note every mark.'],
      [6, 'Marks of normal use are fair wear and tear. Damage is charged.'],
    ],
    pieces: [
      words(margin, 190, 'Week 10: look', { ...heading, from: 0.2 }),
      ...ticked(['Wash and dry', 'Walk round in daylight', 'Write down each mark'], 1, 1.4),
      words(margin, 566, 'Fair wear, or damage?', { size: 46, weight: 750, tone: 'accent', from: 6.2 }),
      vehicle(960, { ...car, width: 540 }),
    ],
  },
];

/** A mark with two prices, the lower of which is the better choice. */
function choice(x: number, name: string, prices: readonly [string, string], from: number): readonly Piece[] {
  const [repair, charge] = prices;
  return [
    words(x, 270, name, { size: 46, weight: 750, from }),
    words(x, 350, 'Repair', { ...label, from: from + 0.6 }),
    words(x + 210, 350, repair, { ...figure, from: from + 0.6 }),
    words(x, 436, 'Charge', { ...label, from: from + 1.2 }),
    words(x + 210, 436, charge, { ...figure, from: from + 1.2 }),
  ];
}

const second = 690;

const act: readonly Scene[] = [
  {
    seconds: 14,
    chapter: 'Repair or leave',
    says: [
      [0.2, 'Week eight: get prices. A made-up dent costs £80 to repair and £130 if charged.'],
      [5.6, 'Repair it, and save £50.'],
      [8, 'A scratched bumper is £220 to repair and £160 if charged. Leave that one.'],
    ],
    pieces: [
      words(margin, 180, 'Week 8: compare prices', { ...heading, from: 0.2 }),
      ...choice(margin, 'Dent in a door', ['£80', '£130'], 1.2),
      words(margin, 540, 'Repair: save £50', { size: 50, weight: 750, tone: 'good', from: 5.8 }),
      ...choice(second, 'Scratched bumper', ['£220', '£160'], 8.2),
      words(second, 540, 'Leave: save £60', { size: 50, weight: 750, tone: 'good', from: 11 }),
    ],
  },
  {
    seconds: 10,
    chapter: 'Gather and book',
    says: [
      [0.2, 'Week four: find all that came with the car, down to the second key.'],
      [5.2, 'Then book the day on which it’s collected.'],
    ],
    pieces: [
      words(margin, 190, 'Week 4: gather and book', { ...heading, from: 0.2 }),
      ...ticked(['Both keys', 'Charging cable', 'Service record', 'Collection booked'], 1, 1.3),
      vehicle(960, { ...car, width: 540 }),
    ],
  },
  {
    seconds: 12,
    chapter: 'The last day',
    says: [
      [0.2, 'On the day, take photos of every side, the wheels and the mileage.'],
      [5, 'Read the form before you sign it, and keep a copy.'],
      [8.8, 'Any charge can be questioned. Ask for pictures.'],
    ],
    pieces: [
      words(margin, 190, 'Last day: photos', { ...heading, from: 0.2 }),
      ...['Front', 'Sides', 'Wheels', 'Mileage'].flatMap((name, place) => [
        box(
          { x: margin + place * 284, y: 250, width: 264, height: 150 },
          { tone: 'surface', edge: 'accent', radius: 12, from: 0.8 + place * 0.8 },
        ),
        words(margin + 132 + place * 284, 342, name, {
          size: 48,
          weight: 750,
          anchor: 'middle',
          from: 0.8 + place * 0.8,
        }),
      ]),
      words(margin, 490, 'Read. Sign. Keep a copy.', { size: 60, weight: 750, tone: 'accent', from: 5.2 }),
      words(margin, 560, 'Questions? Ask for pictures.', { ...label, from: 9 }),
    ],
  },
];

/** The last ten weeks of a lease in order. The prices are made up. */
export const handBack: Storyboard = { file: 'hand-back', posterAt: 3.5, scenes: [...look, ...act] };
