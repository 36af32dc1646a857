/**
 * The text of a cell of a CSV file that people open in a spreadsheet: one that it could take for a formula gets an
 * apostrophe in front (OWASP, CSV injection, checked 2026-11-21).
 */
export function toHarmlessCell(cell: string): string {
  return /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell;
}
