/** A service that does not answer, and since when. It is shown publicly, so it holds no address and no error. */
export interface DegradedService {
  readonly name: string;
  readonly since: Date;
}

/** Whether visitors may be sent to this process. */
export interface Readiness {
  /** Names of the checks that fail, and `draining` once the process is shutting down. Empty means ready. */
  listMissing(): readonly string[];
  /** Services that do not answer while visitors are still served. */
  listDegraded(): readonly DegradedService[];
  /** From this call on the process is not ready, and the name is listed as missing, until the returned function is called. */
  hold(name: string): () => void;
  /** From this call on the process is not ready, and does not become ready again. */
  startDraining(): void;
  readonly isDraining: boolean;
}

/**
 * Readiness from named checks, such as `{ snapshot: () => catalogue.version > 0 }`. A check that throws has failed. The
 * services of `listAway` are reported beside it and do not make the process unready.
 */
export function createReadiness(
  checks: Readonly<Record<string, () => boolean>>,
  listAway: () => readonly DegradedService[] = () => [],
): Readiness {
  let isDraining = false;
  const held = new Set<string>();
  return {
    listMissing() {
      const failing = Object.entries(checks).filter(([, check]) => !passes(check));
      return [...(isDraining ? ['draining'] : []), ...failing.map(([name]) => name), ...held];
    },
    listDegraded: () => listAway().map(({ name, since }) => ({ name, since })),
    hold(name) {
      held.add(name);
      return () => void held.delete(name);
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
