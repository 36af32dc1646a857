/**
 * Cells as one record of RFC 4180. What a spreadsheet could take for a formula gets an apostrophe in front (OWASP, CSV
 * injection, checked 2026-11-21); every cell is quoted, so that a separator or quote cannot begin another.
 */
export function toCsvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${toHarmless(cell).replaceAll('"', '""')}"`).join(',');
}

function toHarmless(cell: string): string {
  return /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
}
