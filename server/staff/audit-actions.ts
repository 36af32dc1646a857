/** What staff can do that the audit log tells of, in the words in which it is stored and shown. */
export const auditActions = {
  signedIn: 'Signed in',
  signInFailed: 'Failed to sign in',
  signedOut: 'Signed out',
  signedOutEverywhere: 'Signed out everywhere',
  enquiryRead: 'Read an enquiry',
  enquiryAnswered: 'Marked an enquiry as answered',
  enquiryNoted: 'Added a note to an enquiry',
  enquiryReopened: 'Marked an enquiry as not answered',
  enquiryRedelivered: 'Delivered an enquiry again',
  enquiryErased: 'Erased an enquiry',
  personExported: 'Exported what is held on a person',
  personErased: 'Erased what is held on a person',
  reviewPublished: 'Published a review',
  reviewRefused: 'Refused a review',
  feedUploaded: 'Uploaded a feed',
  feedAccepted: 'Accepted a feed',
  feedDeclined: 'Declined a feed',
  catalogueUndone: 'Went back to an earlier catalogue',
  offerMade: 'Made a special offer',
  offerChanged: 'Changed the days of a special offer',
  offerEnded: 'Ended a special offer early',
  offerRemoved: 'Removed a special offer',
} as const;

/** One of these words. */
export type AuditAction = (typeof auditActions)[keyof typeof auditActions];
