/** How much of a page is taken at once: long pieces cost few bytes to refer to, and keep what stands together. */
const pieceChars = 4000;

interface Piece {
  readonly sample: number;
  readonly place: number;
  readonly words: readonly string[];
  readonly chars: number;
  /** At most what the piece is worth: what is chosen makes others worth less, never more. */
  worth: number;
}

/**
 * Puts together, in at most `maxChars`, the pieces of texts that contain most of what other texts contain too. Greedy: the
 * next piece is always the one whose words, as far as none of those chosen has them, are in most texts for its length.
 */
export function choosePieces(texts: readonly string[], maxChars: number): string {
  const samples = texts.map((text) => text.split(/(?=[<" ])/));
  const counts = countTexts(samples);
  const known = new Set<string>();
  const toWorth = ({ words, chars }: Pick<Piece, 'words' | 'chars'>) => {
    let worth = 0;
    for (const word of new Set(words))
      if (!known.has(word)) worth += ((counts.get(word) ?? 1) - 1) * word.length;
    return worth / chars;
  };
  const waiting = samples.flatMap(toPieces).map((piece) => ({ ...piece, worth: toWorth(piece) }));
  waiting.sort((a, b) => a.worth - b.worth);
  const chosen: Piece[] = [];
  let chars = 0;
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    piece.worth = toWorth(piece);
    if (piece.worth < (waiting.at(-1)?.worth ?? 0)) {
      insert(waiting, piece);
    } else if (piece.worth > 0 && chars + piece.chars <= maxChars) {
      chosen.push(piece);
      chars += piece.chars;
      for (const word of piece.words) known.add(word);
    }
  }
  return toText(chosen);
}

/** In how many texts each word is. */
function countTexts(samples: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of samples)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function toPieces(words: readonly string[], sample: number): readonly Omit<Piece, 'worth'>[] {
  const pieces: Omit<Piece, 'worth'>[] = [];
  let from = 0;
  let chars = 0;
  words.forEach((word, place) => {
    chars += word.length;
    if (chars < pieceChars && place < words.length - 1) return;
    pieces.push({ sample, place: from, words: words.slice(from, place + 1), chars });
    [from, chars] = [place + 1, 0];
  });
  return pieces;
}

/** Into pieces sorted by worth, the most worthy last. */
function insert(pieces: Piece[], piece: Piece): void {
  const place = pieces.findIndex(({ worth }) => worth > piece.worth);
  pieces.splice(place < 0 ? pieces.length : place, 0, piece);
}

/** Pieces of one text in their order, so that what one of them begins the next goes on with. */
function toText(pieces: readonly Piece[]): string {
  return [...pieces]
    .sort((a, b) => a.sample - b.sample || a.place - b.place)
    .map(({ words }) => words.join(''))
    .join('');
}
