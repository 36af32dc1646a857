import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { MarkupStore } from '#shared/ui/server-render.ts';

/** Placeholder in stored markup for a text of the page: a control character that no text contains. */
const blank = '\u0091';

/** Keeps the markup of parts of pages that are used again, such as cards: at most `maxBytes`. */
export function createMarkupStore(maxBytes: number): MarkupStore & { clear(): void; bytes(): number } {
  const parts = new LRUCache<string, readonly string[]>({
    maxSize: maxBytes,
    sizeCalculation: (pieces, key) => sizeOf(key) + pieces.reduce((sum, piece) => sum + sizeOf(piece), 0),
  });
  return {
    fill(name, blanks, render) {
      // The same part with another number of texts is stored apart: a card without a price has no text for it.
      const key = `${name} ${blanks.length}`;
      const known = parts.get(key);
      const pieces = known ?? drawPart(render(blanks.map(() => blank))).split(blank);
      if (!known) parts.set(key, pieces);
      return fillIn(pieces, blanks);
    },
    clear: () => parts.clear(),
    bytes: () => parts.calculatedSize,
  };
}

function fillIn(pieces: readonly string[], blanks: readonly string[]): string {
  if (pieces.length !== blanks.length + 1)
    throw new Error(`A part of a page has ${pieces.length - 1} blanks for ${blanks.length} texts`);
  let markup = pieces[0] ?? '';
  for (let place = 0; place < blanks.length; place += 1)
    markup += escapeText(blanks[place] ?? '') + pieces[place + 1];
  return markup;
}

/** Escapes a text as React does in text and attributes. */
function escapeText(text: string): string {
  return /["&'<>]/.test(text) ? text.replace(/["&'<>]/g, (character) => entities[character] ?? '') : text;
}

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Bytes that V8 needs for a string: one a character, or two if any character needs two, plus a fixed overhead. */
function sizeOf(text: string): number {
  return text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1) + 32;
}

/**
 * The HTML of a part of a page, without the preload links that React puts before it: inside the page they would break
 * hydration.
 */
export function drawPart(part: ReactNode): string {
  return renderToString(part).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
