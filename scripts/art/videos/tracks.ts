import type { Cue } from './storyboard.ts';

/** The longest line of a caption; longer ones are broken in two near the middle. */
const longestLine = 42;

/** Cues as a WebVTT file (w3.org/TR/webvtt1), which browsers show over the video or list as its chapters. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ from, until, words }) => `${toTime(from)} --> ${toTime(until)}\n${inLines(words)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function toTime(seconds: number): string {
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  const whole = Math.floor(seconds);
  return `${pad(Math.floor(whole / 60), 2)}:${pad(whole % 60, 2)}.${pad(Math.round((seconds - whole) * 1000), 3)}`;
}

function inLines(words: string): string {
  if (words.length <= longestLine) return words;
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index);
  const middle = words.length / 2;
  const [cut] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? words : `${words.slice(0, cut)}\n${words.slice(cut + 1)}`;
}
