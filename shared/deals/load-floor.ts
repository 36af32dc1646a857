/** Length and width in millimetres. */
export interface Floor {
  readonly length: number;
  readonly width: number;
}

/** Where one item lies: its corner nearest the cab on the left, and its extent as it is turned. */
export interface Placed extends Floor {
  readonly x: number;
  readonly y: number;
}

/** The usual pallet of British warehouses: 1,200 by 1,000 millimetres (ISO 6780). */
export const ukPallet: Floor = { length: 1_200, width: 1_000 };

/** The usual sheet of plasterboard: 2,400 by 1,200 millimetres. */
export const plasterboard: Floor = { length: 2_400, width: 1_200 };

/**
 * The most equal items that lie flat on a floor beside each other, each turned either way: the floor is divided by cuts
 * from wall to wall, every way of doing so is tried. On floors narrower than the item's two sides together, as those of
 * vans are, no other arrangement holds more.
 */
export function fitFlat(floor: Floor, item: Floor): readonly Placed[] {
  return pack({ x: 0, y: 0, ...floor }, item, new Map());
}

function pack(space: Placed, item: Floor, known: Map<string, readonly Placed[]>): readonly Placed[] {
  const key = `${space.length}:${space.width}`;
  const found = known.get(key) ?? packAtOrigin({ ...space, x: 0, y: 0 }, item, known);
  known.set(key, found);
  return found.map((each) => ({ ...each, x: each.x + space.x, y: each.y + space.y }));
}

function packAtOrigin(space: Placed, item: Floor, known: Map<string, readonly Placed[]>): readonly Placed[] {
  let best: readonly Placed[] = [];
  for (const turned of [item, { length: item.width, width: item.length }]) {
    if (turned.length > space.length || turned.width > space.width) continue;
    for (const [beside, behind] of cuts(space, turned)) {
      const all = [{ x: 0, y: 0, ...turned }, ...pack(beside, item, known), ...pack(behind, item, known)];
      if (all.length > best.length) best = all;
    }
  }
  return best;
}

/** The two ways to divide what an item in the corner leaves of a floor. */
function cuts({ length, width }: Floor, item: Floor): readonly (readonly [Placed, Placed])[] {
  const [long, wide] = [length - item.length, width - item.width];
  return [
    [
      { x: 0, y: item.width, length: item.length, width: wide },
      { x: item.length, y: 0, length: long, width },
    ],
    [
      { x: 0, y: item.width, length, width: wide },
      { x: item.length, y: 0, length: long, width: item.width },
    ],
  ];
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "Three UK pallets (1.2 × 1.0 m) fit on the floor." */
export function palletWords(floor: Floor): string {
  const { length } = fitFlat(floor, ukPallet);
  const number = numbers[length] ?? `${length}`;
  return length === 1
    ? 'One UK pallet (1.2 × 1.0 m) fits.'
    : `${number} UK pallets (1.2 × 1.0 m) ${length === 0 ? 'fit' : 'fit side by side'}.`;
}

/** "Plasterboard sheets (2.4 × 1.2 m) lie flat in one stack." */
export function sheetWords(floor: Floor): string {
  const { length } = fitFlat(floor, plasterboard);
  if (length === 0) return 'Plasterboard sheets (2.4 × 1.2 m) don’t lie flat.';
  const stacks = length === 1 ? 'one stack' : `${(numbers[length] ?? `${length}`).toLowerCase()} stacks`;
  return `Plasterboard sheets (2.4 × 1.2 m) lie flat in ${stacks}.`;
}
