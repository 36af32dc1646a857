/** A title that is set in lines. */
export interface TitleLines {
  readonly lines: readonly string[];
  /** Font size in pixels. */
  readonly size: number;
}

interface TitleRoom {
  /** In pixels. */
  readonly width: number;
  /** How many lines there is room for at each font size, the largest size first. */
  readonly steps: readonly { readonly size: number; readonly lines: number }[];
  /** The width of words, in widths of the font size. */
  readonly measure: (words: string) => number;
}

/**
 * Sets a title at the largest size at which it fits, in lines of about equal length. Throws when it fits at none, so
 * that no picture is made with a title that is cut.
 */
export function setTitle(title: string, { width, steps, measure }: TitleRoom): TitleLines {
  const words = title.split(' ');
  for (const { size, lines: most } of steps) {
    const lines = breakLines(words, width / size, measure);
    if (lines && lines.length <= most)
      return { size, lines: evenOut(words, { widest: width / size, count: lines.length, measure }) };
  }
  throw new Error(`The title "${title}" is too long for its picture.`);
}

/** The words in as few lines as they need; undefined if one word alone is too wide. */
function breakLines(
  words: readonly string[],
  widest: number,
  measure: TitleRoom['measure'],
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > widest) return undefined;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Evening {
  readonly widest: number;
  readonly count: number;
  readonly measure: TitleRoom['measure'];
}

/** The same number of lines, in the narrowest column that holds them, so that no word stands alone. */
function evenOut(words: readonly string[], { widest, count, measure }: Evening): readonly string[] {
  let best = breakLines(words, widest, measure) ?? words;
  for (let narrower = widest * 0.97; narrower > widest / 4; narrower *= 0.97) {
    const lines = breakLines(words, narrower, measure);
    if (!lines || lines.length > count) break;
    best = lines;
  }
  return best;
}
