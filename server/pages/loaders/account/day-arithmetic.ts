const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one ISO date to another; below zero when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Which month from one ISO date another is in: 1 until the same day of the next month. Below 1 when it comes before. */
export function monthCount(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return end.getUTCDate() < start.getUTCDate() ? months : months + 1;
}
