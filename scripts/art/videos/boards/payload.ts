import { looks, margin, right } from '#scripts/art/videos/look.ts';
import { box, lines, tick, vehicle, words } from '#scripts/art/videos/pieces.ts';
import type { Scene, Storyboard } from '#scripts/art/videos/storyboard.ts';

const { label, heading, figure } = looks;
const van = { shape: 'large', paint: '#e9ebea', scale: 0.98 } as const;

/** A made-up large van: 3,500 kg less 2,150 kg leaves 1,350 kg, of which 160, 140 and 200 kg are gone before it is loaded. */
const perKilo = (right - margin) / 1350;
const wide = (kilos: number) => Math.round(kilos * perKilo);
const bar = { y: 300, height: 110 };
const taken = wide(160);
const fitted = taken + wide(140);
const gone = fitted + wide(200);

const weights: readonly Scene[] = [
  {
    seconds: 5,
    chapter: 'The question',
    says: [[0.4, 'How much can a van really carry?']],
    pieces: [
      lines(margin, 200, ['Payload,', 'in pallets', 'and kilos'], { ...looks.title, size: 100, from: 0.2 }),
      vehicle(900, { ...van, width: 700, drives: 2.2 }),
    ],
  },
  {
    seconds: 11,
    chapter: 'Payload',
    says: [
      [0.2, 'A made-up large van may weigh 3,500 kg in all. Empty, it weighs 2,150 kg.'],
      [6, 'The difference is its payload: 1,350 kg.'],
    ],
    pieces: [
      words(margin, 190, 'Most it may weigh', { ...label, from: 0.4 }),
      words(margin, 276, '3,500 kg', { size: 88, weight: 750, from: 0.6 }),
      words(margin, 366, 'Empty', { ...label, from: 3 }),
      words(margin, 452, '− 2,150 kg', { size: 88, weight: 750, tone: 'muted', from: 3.2 }),
      words(600, 340, 'Payload', { ...label, from: 6.2 }),
      words(600, 452, '1,350 kg', { size: 120, weight: 750, tone: 'accent', from: 6.4 }),
      words(margin, 560, 'Look for the plate in the door frame', { ...label, from: 8 }),
    ],
  },
  {
    seconds: 14,
    chapter: 'What comes off',
    says: [
      [0.2, 'But people and kit come out of it. Driver and mate: 160 kg.'],
      [5, 'Lining and racking: 140 kg. Tools: 200 kg.'],
      [9.4, 'Of 1,350 kg, 850 kg is left for what you load.'],
    ],
    pieces: [
      words(margin, 190, 'Before you load a thing', { ...heading, from: 0.2 }),
      box({ x: margin, ...bar, width: right - margin }, { tone: 'sunken', radius: 0, from: 0.4 }),
      box({ x: margin, ...bar, width: taken }, { tone: 'ink', radius: 0, grows: 'right', from: 1.4 }),
      words(margin, 470, '160', { ...figure, size: 54, from: 1.8 }),
      words(margin, 520, 'crew', { ...label, from: 1.8 }),
      box(
        { x: margin + taken, ...bar, width: wide(140) },
        { tone: 'warn', radius: 0, grows: 'right', from: 5 },
      ),
      words(margin + taken + 16, 470, '140', { ...figure, size: 54, from: 5.4 }),
      words(margin + taken + 16, 520, 'racks', { ...label, from: 5.4 }),
      box(
        { x: margin + fitted, ...bar, width: wide(200) },
        { tone: 'muted', radius: 0, grows: 'right', from: 7 },
      ),
      words(margin + fitted + 24, 470, '200', { ...figure, size: 54, from: 7.4 }),
      words(margin + fitted + 24, 520, 'tools', { ...label, from: 7.4 }),
      box(
        { x: margin + gone, ...bar, width: right - margin - gone },
        { radius: 0, grows: 'right', from: 9.4 },
      ),
      words(margin + gone + 30, 372, '850 kg', { ...figure, tone: 'paper', from: 9.8 }),
      words(margin + gone + 30, 470, 'left to load', { ...figure, tone: 'accent', from: 9.8 }),
    ],
  },
];

/** The floor of the van from above, with places for three pallets. */
const floor = { x: margin, y: 250, width: 760, height: 250 };
const pallet = { y: floor.y + 25, width: 200, height: 200 };
const places = [0, 1, 2].map((place) => floor.x + 30 + place * 240);
const [front = 0, middle = 0, back = 0] = places;

const load: readonly Scene[] = [
  {
    seconds: 14,
    chapter: 'Pallets',
    says: [
      [0.2, 'Its floor has room for three pallets.'],
      [3.4, 'One pallet with 30 bags of 25 kg weighs 775 kg, the wood included.'],
      [8.6, 'That leaves 75 kg. The van is full, though most of its floor is empty.'],
    ],
    pieces: [
      words(margin, 190, 'Room for three, weight for one', { ...heading, from: 0.2 }),
      box(floor, { tone: 'sunken', edge: 'line-strong', radius: 16, from: 0.4 }),
      ...places.map((x, place) =>
        box({ x, ...pallet }, { tone: 'surface', edge: 'line', from: 0.8 + place * 0.4 }),
      ),
      box({ x: front, ...pallet }, { grows: 'up', from: 3.6 }),
      words(front + 100, pallet.y + 94, '775', { ...figure, tone: 'paper', anchor: 'middle', from: 4.2 }),
      words(front + 100, pallet.y + 144, 'kg', { ...label, tone: 'paper', anchor: 'middle', from: 4.2 }),
      ...[middle, back].map((x) =>
        words(x + 100, pallet.y + 132, '✕', { size: 92, tone: 'error', anchor: 'middle', from: 9.4 }),
      ),
      words(900, 320, '850 kg', { ...figure, tone: 'muted', from: 0.8 }),
      words(900, 396, '− 775 kg', { ...figure, tone: 'muted', from: 6.4 }),
      words(900, 486, '75 kg left', { ...figure, tone: 'error', from: 8.8 }),
      words(margin, 566, 'Cab on the left: heavy things go against the bulkhead', {
        ...label,
        size: 34,
        from: 5,
      }),
    ],
  },
  {
    seconds: 9,
    chapter: 'Before you order',
    says: [
      [0.2, 'So count kilos before pallets. Weigh your kit, crew and tools.'],
      [4.6, 'Then filter vans by the payload that you need.'],
    ],
    pieces: [
      words(margin, 200, 'Kilos first', { ...looks.ending, from: 0.2 }),
      ...['Crew', 'Racking', 'Tools', 'Heaviest load'].flatMap((name, place) => [
        tick(margin + 24, 282 + place * 72, { from: 1 + place * 0.7 }),
        words(margin + 70, 296 + place * 72, name, { size: 46, from: 1 + place * 0.7 }),
      ]),
      vehicle(900, { ...van, width: 620, drives: 1.8 }),
    ],
  },
];

/** What a van carries once people, racking and tools are aboard. */
export const payload: Storyboard = { file: 'payload', posterAt: 3.5, scenes: [...weights, ...load] };
