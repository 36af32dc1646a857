import { Refusal } from '#server/platform/refusal.ts';

/** The search service refused, failed or did not answer. The message is for staff and never holds a key. */
export class IndexFault extends Refusal {
  /** The service's error code, such as `index_not_found`. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}
