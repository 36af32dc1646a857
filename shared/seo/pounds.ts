/** Pence as the decimal text that schema.org prices use: 22392 is "223.92". */
export function toDecimalPounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
