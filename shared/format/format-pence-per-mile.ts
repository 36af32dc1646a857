/** Tenths of a penny as a rate for each mile: "9.6p", "12p". */
export function formatPencePerMile(tenths: number): string {
  return tenths % 10 === 0 ? `${tenths / 10}p` : `${Math.floor(tenths / 10)}.${tenths % 10}p`;
}
