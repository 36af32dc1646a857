/** What a visitor sent, as its schema gave it. */
export type EnquiryFields = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Field that people never see and robots fill in. */
export const trapField = 'website';

/** Field that goes unseen: the page that the visitor came from, which scripts fill in. */
export const fromField = 'from';

/** Field of the boxes by which a visitor agrees; their values are purposes. */
export const consentField = 'consent';
