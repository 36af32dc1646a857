/** Flat colours of one drawing: four shades of the paint; the others are the same for every vehicle. */
export interface Tones {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  readonly deep: string;
  readonly line: string;
  readonly head: string;
  readonly tail: string;
  readonly trim: string;
  readonly plastic: string;
  readonly chrome: string;
  readonly glass: string;
  readonly white: string;
  readonly amber: string;
}

/** The tones of a paint; a dark paint gets the stronger highlight, a pale one the stronger shade. */
export function tonesOf(base: string): Tones {
  const brightness = channels(base).reduce((sum, channel) => sum + channel, 0) / 765;
  return {
    base,
    light: mix(base, 255, brightness > 0.8 ? 0.75 : 0.2 + 0.12 * brightness),
    dark: mix(base, 0, 0.11 + 0.05 * (1 - brightness)),
    deep: mix(base, 0, 0.26 + 0.1 * (1 - brightness)),
    line: mix(base, 0, 0.42 + 0.2 * (1 - brightness)),
    head: '#d8e5ec',
    tail: '#cb2a35',
    trim: '#15191d',
    plastic: '#33383d',
    chrome: '#c3cacf',
    glass: '#22303a',
    white: '#f1f2f0',
    amber: '#e08a1e',
  };
}

function mix(colour: string, towards: number, share: number): string {
  const mixed = channels(colour).map((channel) => Math.round(channel + (towards - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
