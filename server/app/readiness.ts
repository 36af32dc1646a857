/** A service that is away, and since when. Anybody may read it: no address, no error. */
export interface DegradedService {
  readonly name: string;
  readonly since: Date;
}

/** Whether this process may be sent visitors. */
export interface Readiness {
  /** Names of the checks that fail; `draining` while the process is on its way out. Empty means ready. */
  listMissing(): readonly string[];
  /** Services that are away, without which visitors are served all the same. */
  listDegraded(): readonly DegradedService[];
  /** From now on the process is not ready, for good. */
  startDraining(): void;
  readonly isDraining: boolean;
}

/**
 * Readiness from named checks, such as `{ snapshot: () => catalogue.version > 0 }`. A check that throws has failed. What
 * `listAway` lists is told beside it and makes nothing less ready.
 */
export function createReadiness(
  checks: Readonly<Record<string, () => boolean>>,
  listAway: () => readonly DegradedService[] = () => [],
): Readiness {
  let isDraining = false;
  return {
    listMissing() {
      const failing = Object.entries(checks).filter(([, check]) => !passes(check));
      return [...(isDraining ? ['draining'] : []), ...failing.map(([name]) => name)];
    },
    listDegraded: () => listAway().map(({ name, since }) => ({ name, since })),
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
