/** The ways to reach us. One constant each: what runs in the browser carries those that it names. */
export const contactPath = '/contact';
export const callbackPath = '/request-callback';
export const messagePath = '/leave-a-message';
export const complaintsPath = '/complaints';
export const dataProtectionPath = '/data-protection-complaint';
