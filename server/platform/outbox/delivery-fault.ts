/** A failed delivery. The message is for staff and the log, and contains no personal data. */
export class DeliveryFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeliveryFault';
  }
}
