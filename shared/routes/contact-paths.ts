/**
 * The ways to reach us. Each is a constant of its own, so that a browser script contains only the ones that it uses.
 */
export const contactPath = '/contact';
export const callbackPath = '/request-callback';
export const messagePath = '/leave-a-message';
export const complaintsPath = '/complaints';
export const dataProtectionPath = '/data-protection-complaint';
