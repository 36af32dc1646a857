/** What an erasure did. */
export interface Erasure {
  readonly references: readonly string[];
  /** Other enquiries that name the address in a longer text. */
  readonly mentions: readonly string[];
  readonly dropped: number;
  /** How often each channel had delivered. */
  readonly delivered: Readonly<Record<string, number>>;
  readonly messages: number;
}

/** What was erased, or would be, as lines for people; nothing of what was erased. */
export function formatErasure(erasure: Erasure, isDryRun: boolean): readonly string[] {
  const { references, mentions, dropped, delivered, messages } = erasure;
  const sent = Object.entries(delivered).map(([channel, count]) => `${channel} (${count})`);
  return [
    references.length === 0
      ? 'No enquiry has this address in a field.'
      : `Erased: ${references.join(', ')}. Reference, kind, time and consent log stay.`,
    `Deliveries dropped: ${dropped}. Messages removed from the embedded mailbox: ${messages}.`,
    ...(sent.length > 0 ? [`Delivered before, so to be erased there too: ${sent.join(', ')}.`] : []),
    ...(mentions.length > 0
      ? [`The address is also named within ${mentions.join(', ')}: look there, and erase by reference.`]
      : []),
    ...(isDryRun ? ['Dry run: nothing has changed.'] : []),
  ];
}
