import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { afterAwake, withinAwake } from '#server/platform/time/after-awake.ts';
import type { CallLimits } from './call-limits.ts';
import { isPassing, isUpstreamsDoing, UpstreamFault } from './upstream-fault.ts';

/** `half-open`: one request tests whether the upstream is back. `open`: every call is refused. */
export type BreakerState = 'closed' | 'half-open' | 'open';

/** One call, whether it may be repeated, and its time limit. */
interface Work<Result> {
  readonly attempt: (signal: AbortSignal) => Promise<Result>;
  readonly isRepeatable: boolean;
  readonly visitor: AbortSignal | undefined;
  /** Limit of the call as a whole, including a second try, in whole milliseconds. */
  readonly callMs: number;
}

/** The time limit, second try and breaker of one upstream. */
export interface Resilience {
  /** Resolves or rejects as the attempt does, but never later than the limit. */
  run<Result>(work: Work<Result>): Promise<Result>;
  state(): BreakerState;
}

type Limits = Pick<CallLimits, 'failuresToOpen' | 'halfOpenAfterMs'>;

const stateNames: Readonly<Record<CircuitState, BreakerState>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

/** Gives an upstream a time limit, a second try for repeatable requests, and a breaker that counts failed requests. */
export function createResilience(limits: Limits, onChange: (state: BreakerState) => void): Resilience {
  let guard = createGuard(limits, onChange);
  const current = () => {
    // The breaker measures its pause by the wall clock. If the clock was put back, it would stay open for too long.
    if (guard.breaker.state === CircuitState.Open && clockOffset() < guard.openedAtOffset() - 1000) {
      guard = createGuard(limits, onChange);
      onChange('closed');
    }
    return guard;
  };
  return {
    async run({ attempt, isRepeatable, visitor, callMs }) {
      if (visitor?.aborted) throw new UpstreamFault('left');
      const { breaker } = current();
      const policy = isRepeatable ? wrap(secondTry, breaker) : breaker;
      const run = ({ signal }: { readonly signal: AbortSignal }) => {
        const isTrial = breaker.state === CircuitState.HalfOpen;
        // A test request is completed even if the visitor leaves, because its result decides whether the breaker
        // closes.
        return isTrial ? tryAwake(attempt, callMs) : tryUntil(attempt, signal, visitor);
      };
      const late = new AbortController();
      const ends = visitor ? AbortSignal.any([late.signal, visitor]) : late.signal;
      // Calls that wait for the result of a test request end with their own limit, or with their visitor.
      const call = untilGone(visitor, policy.execute(run, ends));
      const inTime = withinAwake(callMs, call, () => {
        late.abort();
        return new UpstreamFault('timeout');
      });
      return inTime.catch((error: unknown) => {
        throw toFault(error, visitor);
      });
    },
    state: () => stateNames[guard.breaker.state],
  };
}

function createGuard(limits: Limits, onChange: (state: BreakerState) => void) {
  const breaker = circuitBreaker(handleWhen(isUpstreamsDoing), {
    breaker: new ConsecutiveBreaker(limits.failuresToOpen),
    halfOpenAfter: limits.halfOpenAfterMs,
  });
  let openedAtOffset = clockOffset();
  breaker.onStateChange((state) => {
    openedAtOffset = clockOffset();
    onChange(stateNames[state]);
  });
  return { breaker, openedAtOffset: () => openedAtOffset };
}

/** Decreases when the wall clock is put back and increases when it is put forward. */
const clockOffset = () => Date.now() - performance.now();

const jitter = new DelegateBackoff(() => 20 + Math.random() * 80);
const secondTry = retry(handleWhen(isPassing), { maxAttempts: 1, backoff: jitter });

async function tryUntil<Result>(
  attempt: Work<Result>['attempt'],
  signal: AbortSignal,
  visitor?: AbortSignal,
): Promise<Result> {
  if (signal.aborted) throw new UpstreamFault('left');
  try {
    return await attempt(signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new UpstreamFault(visitor?.aborted ? 'left' : 'timeout');
  }
}

/** Tries for as long as a call may take. */
async function tryAwake<Result>(attempt: Work<Result>['attempt'], callMs: number): Promise<Result> {
  const late = new AbortController();
  const stop = afterAwake(callMs, () => late.abort());
  try {
    return await tryUntil(attempt, late.signal);
  } finally {
    stop();
  }
}

/** The result of the work; rejects as soon as the visitor leaves. */
async function untilGone<Result>(visitor: AbortSignal | undefined, work: Promise<Result>): Promise<Result> {
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new UpstreamFault('left'));
  visitor?.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, gone]);
  } finally {
    visitor?.removeEventListener('abort', leave);
  }
}

function toFault(error: unknown, visitor: AbortSignal | undefined): unknown {
  if (error instanceof TaskCancelledError) return new UpstreamFault(visitor?.aborted ? 'left' : 'timeout');
  if (error instanceof BrokenCircuitError) return new UpstreamFault('resting');
  return error;
}
