/**
 * Why a call had no usable answer. `left`: the visitor has gone. `resting`: the breaker is open. `unsendable`: the
 * request could not be built. All others are faults of the upstream.
 */
export type FaultReason =
  | 'timeout'
  | 'unreachable'
  | 'server error'
  | 'redirected'
  | 'too large'
  | 'not as agreed'
  | 'left'
  | 'resting'
  | 'unsendable';

const notOfTheUpstream: ReadonlySet<FaultReason> = new Set(['left', 'resting', 'unsendable']);

/** A call without a usable answer. It contains nothing of the request or the answer, so that it may be logged. */
export class UpstreamFault extends Error {
  readonly reason: FaultReason;
  /** The system's error code, such as `ECONNREFUSED`. */
  readonly code: string | undefined;

  constructor(reason: FaultReason, code?: string) {
    super(`Upstream ${reason}`);
    this.name = 'UpstreamFault';
    this.reason = reason;
    this.code = code;
  }
}

/** Whether the upstream is to blame; the breaker counts these faults. */
export function isUpstreamsDoing(error: unknown): boolean {
  return error instanceof UpstreamFault && !notOfTheUpstream.has(error.reason);
}

/**
 * Whether a second try may help. It does not help after a timeout, or after an answer that does not fit, which would be
 * the same again.
 */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof UpstreamFault && (error.reason === 'unreachable' || error.reason === 'server error')
  );
}

/** The system's code of any error; undefined if it has none. */
export function toErrorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The names of log events about calls to outside services, each a sentence that can be searched for. */
export const upstreamEvents = {
  /** The specification's own words for an HTTP status from 400 to 599. */
  badResponse: 'Bad response from server',
  callFailed: 'upstream call failed',
  breakerChanged: 'upstream breaker changed',
} as const;
