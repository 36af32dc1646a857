/** The command line makes no sense; the message says what does. */
export class UsageError extends Error {}
