const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one ISO date to another; below zero when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
