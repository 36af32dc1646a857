/** Tenths of a penny as a rate for each mile: "9.6p", "12p"; of a typed rate two decimals: "12.65p". */
export function formatPencePerMile(tenths: number): string {
  return `${Number((tenths / 10).toFixed(2))}p`;
}
