/** A published file that cannot be read at all: another layout, cut short, or not text. The message is for the operator. */
export class VcaFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}
