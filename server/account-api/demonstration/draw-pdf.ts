/** A PDF of one A4 page with a heading and lines of plain ASCII text (ISO 32000-2). */
export function drawPdf(heading: string, lines: readonly string[]): Uint8Array {
  const text = [
    'BT /F1 18 Tf 60 770 Td',
    `(${escapeText(heading)}) Tj /F1 11 Tf 0 -34 Td 16 TL`,
    ...lines.map((line) => `(${escapeText(line)}) Tj T*`),
    'ET',
  ].join('\n');
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

/** Numbers the objects and ends with the table of where each begins. */
function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.4\n';
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`, 'latin1');
}

function escapeText(text: string): string {
  return text.replace(/[^ -~]/g, '?').replace(/[\\()]/g, '\\$&');
}
