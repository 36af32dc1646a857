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
