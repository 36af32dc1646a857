import type { LimitName, RateLimits } from './rate-limits.ts';

interface Recipient {
  readonly name: LimitName;
  readonly key: string;
}

/**
 * Asks for a mail unless its recipient has had as many as the limit allows; false when it could not be sent. A mail that
 * is left out counts as sent: whoever asks too often for an address learns nothing of it, and its holder has the links
 * of the mails before.
 */
export async function mailWithin(
  limits: RateLimits,
  { name, key }: Recipient,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await limits.isWithin(name, key))) return true;
  const isSent = await ask();
  if (!isSent) await limits.giveBack(name, key);
  return isSent;
}
