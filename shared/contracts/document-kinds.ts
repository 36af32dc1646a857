/** What a document of an account can be, and what customers call it. */
export const documentKinds = {
  'driving-licence': 'Driving licence',
  'proof-of-address': 'Proof of address',
  'bank-statement': 'Bank statement',
  'proof-of-income': 'Payslip or other proof of income',
  'company-accounts': 'Company accounts',
  'insurance-certificate': 'Insurance certificate',
  'signed-agreement': 'Signed agreement',
  'order-confirmation': 'Order confirmation',
  'delivery-booking': 'Delivery booking',
  other: 'Something else',
} as const;

export type DocumentKind = keyof typeof documentKinds;

export const allDocumentKinds = Object.keys(documentKinds) as readonly DocumentKind[];

/** The kinds that only we send. */
const oursAlone: readonly DocumentKind[] = ['order-confirmation', 'delivery-booking'];

/** The kinds that customers send, in the order of the list that they choose from. */
export const sentDocumentKinds: readonly DocumentKind[] = allDocumentKinds.filter(
  (kind) => !oursAlone.includes(kind),
);

/** What files may be: the endings of their names, and the bytes that each begins with (ISO 32000-2, 10918-1, 15948). */
export const documentFormats = {
  'application/pdf': { endings: ['.pdf'], beginning: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  'image/jpeg': { endings: ['.jpg', '.jpeg'], beginning: [0xff, 0xd8, 0xff] },
  'image/png': { endings: ['.png'], beginning: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
};

export type DocumentType = keyof typeof documentFormats;

export const documentTypes = Object.keys(documentFormats) as readonly DocumentType[];

/** Largest file. */
export const maxDocumentBytes = 8 * 1024 * 1024;
