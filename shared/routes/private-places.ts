const privatePlaces = /^\/(?:account|enquiry-received|search|commission-disclosure\/consent)(?:[/?#]|$)/i;

/** Whether an address says something about one person, or what somebody typed: no tag manager comes near its page. */
export function isPrivatePlace(path: string): boolean {
  return privatePlaces.test(path);
}
