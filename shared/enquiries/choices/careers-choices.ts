/** Kinds of work that somebody may ask about; none of them is a vacancy. */
export const roleAreas = {
  sales: 'Sales and account management',
  'customer-service': 'Customer service',
  operations: 'Orders, delivery and administration',
  finance: 'Finance and compliance',
  marketing: 'Marketing and content',
  technology: 'Technology',
  other: 'Something else',
} as const;
