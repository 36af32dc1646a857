/** Whether this process may be sent visitors. */
export interface Readiness {
  /** Names of the checks that fail; `draining` while the process is on its way out. Empty means ready. */
  listMissing(): readonly string[];
  /** From now on the process is not ready, for good. */
  startDraining(): void;
  readonly isDraining: boolean;
}

/** Readiness from named checks, such as `{ snapshot: () => catalogue.version > 0 }`. A check that throws has failed. */
export function createReadiness(checks: Readonly<Record<string, () => boolean>>): Readiness {
  let isDraining = false;
  return {
    listMissing() {
      const failing = Object.entries(checks).filter(([, check]) => !passes(check));
      return [...(isDraining ? ['draining'] : []), ...failing.map(([name]) => name)];
    },
    startDraining() {
      isDraining = true;
    },
    get isDraining() {
      return isDraining;
    },
  };
}

function passes(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
