import { STATUS_CODES } from 'node:http';
import { isAway } from '#server/platform/database/database-faults.ts';
import { HttpError, MovedError, RecordsAwayError } from './errors.ts';
import { isOwnPath } from './redirect-to.ts';

/**
 * Returns an `HttpError` unchanged. A body that Express could not read keeps its status below 500; a database that could
 * not serve, where nobody has said so in words of their own, becomes a 503; anything else, and a move that would leave
 * this site, becomes a 500.
 */
export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof MovedError) return isOwnPath(thrown.location) ? thrown : toFaultOfOurs(thrown);
  if (thrown instanceof HttpError) return thrown;
  const status = findClientStatus(thrown);
  if (status !== undefined)
    return new HttpError(status, STATUS_CODES[status] ?? 'Bad Request', { cause: thrown });
  return isAway(thrown) ? new RecordsAwayError(away, { cause: thrown }) : toFaultOfOurs(thrown);
}

const away =
  'We can’t save or look that up at the moment. Please send it again in a minute: nothing is stored twice.';

function toFaultOfOurs(thrown: unknown): HttpError {
  return new HttpError(500, 'Something went wrong.', { cause: thrown });
}

/** The status of an error that may be shown (`expose`, from Express and its body parsers); undefined for all others. */
function findClientStatus(thrown: unknown): number | undefined {
  if (!(thrown instanceof Error)) return undefined;
  const { status, expose } = thrown as { status?: unknown; expose?: unknown };
  const isExpressUriFault = thrown instanceof URIError && status === 400;
  const isClientStatus =
    typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 500;
  return isClientStatus && (expose === true || isExpressUriFault) ? status : undefined;
}
