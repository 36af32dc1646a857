/** A straight line through samples by least squares: its slope, and the standard error of that. */
export interface Slope {
  readonly slope: number;
  readonly error: number;
}

/** The slope of samples that are `step` apart, in their unit for each unit of the step. Needs three samples. */
export function slopeOf(samples: readonly number[], step: number): Slope {
  const count = samples.length;
  const middle = (count - 1) / 2;
  const mean = samples.reduce((sum, each) => sum + each, 0) / count;
  const spread = samples.reduce((sum, _each, place) => sum + (step * (place - middle)) ** 2, 0);
  const slope =
    samples.reduce((sum, each, place) => sum + step * (place - middle) * (each - mean), 0) / spread;
  const rest = samples.reduce(
    (sum, each, place) => sum + (each - mean - slope * step * (place - middle)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(rest / Math.max(1, count - 2) / spread) };
}
