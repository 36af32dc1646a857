import type { accountDocuments } from '#server/account-api/store/account-tables.ts';
import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import type { Days } from './days.ts';

interface DemonstrationDocument {
  readonly accountId: string;
  readonly name: string;
  readonly kind: DocumentKind;
  readonly daysAgo: number;
  readonly addedBy: 'customer' | 'broker';
  readonly lines: readonly string[];
}

const documents: readonly DemonstrationDocument[] = [
  {
    accountId: 'demo-personal',
    name: 'Order confirmation ORD-100241.pdf',
    kind: 'order-confirmation',
    daysAgo: 86,
    addedBy: 'broker',
    lines: ['Order ORD-100241 has been placed with the dealer.', 'Keep this page with your agreement.'],
  },
  {
    accountId: 'demo-personal',
    name: 'Proof of address.pdf',
    kind: 'proof-of-address',
    daysAgo: 93,
    addedBy: 'customer',
    lines: ['A utility bill would be here.'],
  },
  {
    accountId: 'demo-business',
    name: 'Order confirmation ORD-100198.pdf',
    kind: 'order-confirmation',
    daysAgo: 111,
    addedBy: 'broker',
    lines: ['Order ORD-100198 has been placed with the dealer.', 'Demonstration Business Ltd'],
  },
  {
    accountId: 'demo-business',
    name: 'Company accounts.pdf',
    kind: 'company-accounts',
    daysAgo: 118,
    addedBy: 'customer',
    lines: ['Two years of accounts would be here.'],
  },
  {
    accountId: 'demo-lender',
    name: 'Delivery booking ORD-100302.pdf',
    kind: 'delivery-booking',
    daysAgo: 2,
    addedBy: 'broker',
    lines: ['Your delivery has been booked.', 'Have your driving licence with you.'],
  },
];

/** The rows of the demonstration customers' documents, each with a generated PDF. */
export function documentRows(days: Days): (typeof accountDocuments.$inferInsert)[] {
  return documents.map(({ accountId, name, kind, daysAgo, addedBy, lines }, index) => ({
    documentId: `demo-document-${index + 1}`,
    accountId,
    name,
    kind,
    type: 'application/pdf',
    content: drawPdf('Demonstration document', [...lines, 'This is demonstration data.']),
    addedAt: days.ago(daysAgo),
    addedBy,
  }));
}

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
