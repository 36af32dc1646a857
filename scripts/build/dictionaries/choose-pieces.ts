interface Piece {
  readonly sample: number;
  readonly place: number;
  readonly text: string;
  /** Each word with the one after it: single words say too little of what stands together. */
  readonly pairs: readonly string[];
  /** At most what the piece is worth: what is chosen makes others worth less, never more. */
  worth: number;
}

/**
 * Puts together, in at most `maxChars`, the pieces of texts, of about `pieceChars` each, that contain most of what other
 * texts contain too. Greedy: the next piece is always the one whose pairs of words, as far as none of those chosen has
 * them, are in most texts for its length.
 */
export function choosePieces(texts: readonly string[], maxChars: number, pieceChars = 3000): string {
  const pieces = texts.flatMap((text, sample) => toPieces(text, sample, pieceChars));
  const counts = countTexts(pieces);
  const known = new Set<string>();
  const toWorth = ({ text, pairs }: Pick<Piece, 'text' | 'pairs'>) => {
    let worth = 0;
    for (const pair of new Set(pairs))
      if (!known.has(pair)) worth += ((counts.get(pair) ?? 1) - 1) * pair.length;
    return worth / text.length;
  };
  const waiting = pieces.map((piece) => ({ ...piece, worth: toWorth(piece) }));
  waiting.sort((a, b) => a.worth - b.worth);
  const chosen: Piece[] = [];
  let chars = 0;
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    piece.worth = toWorth(piece);
    if (piece.worth < (waiting.at(-1)?.worth ?? 0)) {
      insert(waiting, piece);
    } else if (piece.worth > 0 && chars + piece.text.length <= maxChars) {
      chosen.push(piece);
      chars += piece.text.length;
      for (const pair of piece.pairs) known.add(pair);
    }
  }
  return toText(chosen);
}

/** In how many texts each pair is. */
function countTexts(pieces: readonly Omit<Piece, 'worth'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const lastIn = new Map<string, number>();
  for (const { sample, pairs } of pieces)
    for (const pair of pairs) {
      if (lastIn.get(pair) === sample) continue;
      lastIn.set(pair, sample);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  return counts;
}

function toPieces(text: string, sample: number, pieceChars: number): readonly Omit<Piece, 'worth'>[] {
  const words = text.split(/(?=[<" ])/);
  const pieces: Omit<Piece, 'worth'>[] = [];
  let from = 0;
  let chars = 0;
  words.forEach((word, place) => {
    chars += word.length;
    if (chars < pieceChars && place < words.length - 1) return;
    const own = words.slice(from, place + 1);
    const pairs = own.map((each, index) => each + (words[from + index + 1] ?? ''));
    pieces.push({ sample, place: from, text: own.join(''), pairs });
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
    .map(({ text }) => text)
    .join('');
}
