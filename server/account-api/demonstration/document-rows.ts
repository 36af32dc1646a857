import type { accountDocuments } from '#server/account-api/store/account-tables.ts';
import type { DocumentKind } from '#shared/contracts/document-kinds.ts';
import type { Days } from './days.ts';
import { drawPdf } from './draw-pdf.ts';

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
