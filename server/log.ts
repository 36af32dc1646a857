/** A structured logger: fields first, then a fixed event name. */
export interface Log {
  info(fields: object, event: string): void;
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
}
