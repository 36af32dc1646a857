import { subCodes } from '#server/account-contract/answer.ts';
import { HttpError } from '#server/platform/http/errors.ts';

/** A call that is refused: its HTTP status, which is also the answer's `status.code`, and the reason to tell apart. */
export class RefusedError extends HttpError {
  readonly subCode: number;

  constructor(status: number, message: string, subCode = 0) {
    super(status, message);
    this.subCode = subCode;
  }
}

/** 404, the same for what does not exist and for what is another account's. */
export function notFound(): RefusedError {
  return new RefusedError(404, 'Not found.');
}

/** 410, the same for a link or code that is unknown, used, too old or somebody else's. */
export function linkSpent(): RefusedError {
  return new RefusedError(410, 'This link or code is no longer valid.', subCodes.linkSpent);
}
