/** The caller's token, and a signal that is aborted when the visitor leaves. */
export interface CallContext {
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** The limits of the calls to an upstream. */
export interface CallLimits {
  /** For a call as a whole, a second try included. Whole milliseconds. */
  readonly callMs: number;
  /** Failed requests in a row after which the breaker opens. */
  readonly failuresToOpen: number;
  /** How long an open breaker refuses all calls before it lets one request through as a trial. */
  readonly halfOpenAfterMs: number;
  /** Largest answer read. */
  readonly maxAnswerBytes: number;
  /** Connections at once; further requests queue, and their time runs. */
  readonly maxConnections: number;
}

/**
 * A tenth of a second below the 1.5 s that a call may take, for timers that come late on a busy node. The fullest
 * answer that the contract allows (500 documents, 200 quotes) is a tenth of the bytes.
 */
export const usualLimits: CallLimits = {
  callMs: 1400,
  failuresToOpen: 5,
  halfOpenAfterMs: 3000,
  maxAnswerBytes: 2 * 1024 * 1024,
  maxConnections: 64,
};
