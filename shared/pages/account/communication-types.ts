/** Ways in which we may send offers, each only when asked for. */
export const communicationTypes = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'sms', label: 'Text message' },
  { value: 'post', label: 'Post' },
] as const;

export type CommunicationType = (typeof communicationTypes)[number]['value'];
