/** How long the link to confirm an alert works. */
export const confirmValidMs = 48 * 60 * 60 * 1000;

/** The page that asks to confirm an alert: following a link alone changes nothing, since mail scanners follow links. */
export function confirmHref(siteOrigin: string, token: string): string {
  return `${siteOrigin}/api/account/alerts/confirm?token=${token}`;
}

/** The page that asks to end an alert; a POST to it ends it without asking. */
export function offHref(siteOrigin: string, token: string): string {
  return `${siteOrigin}/api/account/alerts/off?token=${token}`;
}

/** Headers by which a mail program offers to end an alert with one press (RFC 8058). */
export function unsubscribeHeaders(href: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
