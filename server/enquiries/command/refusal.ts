/** What was asked cannot be done; nothing has changed. The message says why, for whoever typed it. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
