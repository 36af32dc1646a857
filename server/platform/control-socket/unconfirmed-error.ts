/**
 * What was asked for needs a yes first. Nothing has changed; the message says what was found and how to say yes.
 * A command that ends with it has an exit code of its own.
 */
export class UnconfirmedError extends Error {}
