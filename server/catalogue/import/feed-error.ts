/** A feed that is refused as a whole; nothing has changed. The message is for whoever typed the command. */
export class FeedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FeedError';
  }
}
