/** The caller's token, and a signal that is aborted when the visitor leaves. */
export interface CallContext {
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** The limits of the calls to an upstream. */
export interface CallLimits {
  /** Limit of a call as a whole, including a second try, in whole milliseconds. */
  readonly callMs: number;
  /** Failed requests in a row after which the breaker opens. */
  readonly failuresToOpen: number;
  /** How long an open breaker refuses all calls before it lets one request through to test the service. */
  readonly halfOpenAfterMs: number;
  /** Largest answer that is read. */
  readonly maxAnswerBytes: number;
  /** Connections at once. Further requests wait, and the wait counts towards their time limit. */
  readonly maxConnections: number;
}

/**
 * `callMs` is a tenth of a second below the 1.5 s that a call may take, because timers are late on a busy node. The
 * largest
 * answer that the contract allows (500 documents, 200 quotes) has a tenth of `maxAnswerBytes`.
 */
export const usualLimits: CallLimits = {
  callMs: 1400,
  failuresToOpen: 5,
  halfOpenAfterMs: 3000,
  maxAnswerBytes: 2 * 1024 * 1024,
  maxConnections: 64,
};
