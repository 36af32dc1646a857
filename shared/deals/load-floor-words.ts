import { type Floor, fitFlat, plasterboard, ukPallet } from './load-floor.ts';

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
