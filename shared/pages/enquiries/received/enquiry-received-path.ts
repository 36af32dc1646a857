/** Path of an enquiry's receipt, with the reference in lower case, as in every address. */
export function enquiryReceivedPath(reference: string): string {
  return `/enquiry-received/${reference.toLowerCase()}`;
}
