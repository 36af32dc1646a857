/** The receipt of an enquiry, in the small letters of every address. */
export function enquiryReceivedPath(reference: string): string {
  return `/enquiry-received/${reference.toLowerCase()}`;
}
