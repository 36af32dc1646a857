/** What was asked cannot be done; the message says why, for whoever typed it. */
export class Refusal extends Error {}
