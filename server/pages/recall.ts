/** Marks of 32 bits: 128 KiB. */
const places = 1 << 15;

/**
 * Returns a function that says whether it was lately called with the same text. It forgets a text when another takes its
 * place, which is one of 32,768, and confuses two texts about once in four thousand million: good enough to guess what will
 * be asked for again, at no cost to the garbage collector.
 */
export function createRecall(): (text: string) => boolean {
  const marks = new Uint32Array(places);
  return (text) => {
    const mark = fnv1a(text);
    const place = mark % places;
    const isKnown = marks[place] === mark;
    marks[place] = mark;
    return isKnown;
  };
}

/** The 32-bit FNV-1a hash of a text's code units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}
