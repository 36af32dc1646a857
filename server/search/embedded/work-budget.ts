/** How much of the process's time a kind of work may take. */
export interface WorkBudget {
  /** Does the work and counts its time. Returns undefined, and does no work, when the budget is used up. */
  spend<Result>(work: () => Result): Result | undefined;
}

interface BudgetOptions {
  /** Share of the time, such as 0.25. */
  readonly share: number;
  /** Milliseconds that may be spent at once before the share counts. */
  readonly burstMs: number;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/** A budget that grows with time and shrinks by the time that work takes. */
export function createWorkBudget({
  share,
  burstMs,
  now = () => performance.now(),
}: BudgetOptions): WorkBudget {
  let spentMs = 0;
  let seenAt = now();
  return {
    spend(work) {
      const startedAt = now();
      spentMs = Math.max(0, spentMs - (startedAt - seenAt) * share);
      seenAt = startedAt;
      if (spentMs >= burstMs) return undefined;
      try {
        return work();
      } finally {
        spentMs += now() - startedAt;
      }
    },
  };
}
