/** What is said once a code waits to be sent: nobody waits for the mail server, which may be slow or refuse it. */
export function codeOnItsWay(sentTo: string): string {
  return `Your code is on its way to ${sentTo}. It can take a minute; if it doesn't arrive, ask for another.`;
}
