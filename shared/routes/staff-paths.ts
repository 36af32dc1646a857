/** Where forms of the staff site are posted, beside its pages. */
export const staffReviewPaths = {
  list: '/staff/reviews',
  publish: '/staff/reviews/publish',
  refuse: '/staff/reviews/refuse',
} as const;

const enquiry = '/staff/enquiries/:reference';

/** Patterns of the pages and forms about enquiries. */
export const staffEnquiryPaths = {
  list: '/staff/enquiries',
  one: enquiry,
  answered: `${enquiry}/answered`,
  reopened: `${enquiry}/not-answered`,
  redeliver: `${enquiry}/deliver-again`,
  erase: `${enquiry}/erase`,
  /** Asks for the copy of what is held on a person, and gives it. */
  person: '/staff/enquiries/person',
  /** Shows what erasing a person would do; posted to the address below, it is done. */
  erasure: '/staff/enquiries/person/erasure',
  erasePerson: '/staff/enquiries/person/erasure/confirmed',
} as const;

/** Path of the page of one enquiry, or of one of its forms; references are in lower case in every address. */
export function staffEnquiryPath(reference: string, pattern: string = enquiry): string {
  return pattern.replace(':reference', reference.toLowerCase());
}

const offer = '/staff/offers/:offerId';

/** Patterns of the pages and forms about special offers. */
export const staffOfferPaths = {
  list: '/staff/offers',
  add: '/staff/offers/add',
  one: offer,
  change: `${offer}/change`,
  end: `${offer}/end`,
  remove: `${offer}/remove`,
} as const;

/** Path of the page of one special offer, or of one of its forms. */
export function staffOfferPath(offerId: number, pattern: string = offer): string {
  return pattern.replace(':offerId', String(offerId));
}

/** Pages and forms about the catalogue. */
export const staffCataloguePaths = {
  imports: '/staff/imports',
  undo: '/staff/imports/undo',
  upload: '/staff/imports/upload',
  accept: '/staff/imports/accept',
  decline: '/staff/imports/decline',
  /** The rows of a file that were rejected, as CSV. */
  rejects: '/staff/imports/rejects/:hash/:file',
  ratebooks: '/staff/ratebooks',
} as const;

/** Address of the rejected rows of one file of an upload. */
export function staffRejectsPath({ hash, file }: { readonly hash: string; readonly file: number }): string {
  return staffCataloguePaths.rejects.replace(':hash', hash).replace(':file', String(file));
}
