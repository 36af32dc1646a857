import type { MeasuredSite } from './bench-build.ts';

/** What the command line says of a run. */
export interface BenchOptions {
  /** An earlier commit that is measured beside the site. */
  readonly earlier?: MeasuredSite | undefined;
  /** Few requests, to see that everything runs; the figures say little. */
  readonly isShort: boolean;
}
