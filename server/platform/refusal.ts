/**
 * What was asked for cannot be done, and the message tells the member of staff who asked why: a command prints it and
 * exits with 1, the staff site shows it on the form.
 */
export class Refusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
