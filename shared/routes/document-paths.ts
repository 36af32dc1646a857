/**
 * The documents that forms and prices lead to. Each is a constant of its own, so that a browser script contains only the
 * ones that it uses.
 */
export const privacyPath = '/privacy-policy';
export const initialDisclosurePath = '/initial-disclosure';
export const commissionPath = '/commission-disclosure';
export const competitionTermsPath = '/competition-terms';
