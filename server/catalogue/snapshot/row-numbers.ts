/** A number for each row of a shelf. Nearly always all are equal, and one is kept for all rows until two differ. */
export interface RowNumbers {
  every: number | undefined;
  each: Int32Array | Uint8Array | undefined;
  /** Makes the space that is needed once two numbers differ. */
  readonly createEach: () => Int32Array | Uint8Array;
}

/** The numbers of rows of which none is known yet. */
export function createRowNumbers(createEach: RowNumbers['createEach']): RowNumbers {
  return { every: undefined, each: undefined, createEach };
}

/** The number of a row; 0 while no row has one. */
export function numberOf({ every, each }: RowNumbers, row: number): number {
  return each?.[row] ?? every ?? 0;
}

/** Sets the number of a row. */
export function setNumber(numbers: RowNumbers, row: number, value: number): void {
  numbers.every ??= value;
  if (!numbers.each && numbers.every !== value) numbers.each = numbers.createEach().fill(numbers.every);
  if (numbers.each) numbers.each[row] = value;
}
