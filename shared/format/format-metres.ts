/** Millimetres as metres with two decimals: 4284 is "4.28 m". */
export function formatMetres(mm: number): string {
  return `${(mm / 1000).toFixed(2)} m`;
}
