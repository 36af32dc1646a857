import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { MarkupStore } from '#shared/ui/server-render.ts';

/** Stands in stored markup where a page puts a text of its own: a control character for private use, in no text. */
const blank = '\u0091';

/** Keeps parts of pages that are used again, such as cards, as strings: at most `maxBytes` of them. */
export function createMarkupStore(maxBytes: number): MarkupStore & { clear(): void; bytes(): number } {
  const parts = new LRUCache<string, readonly string[]>({
    maxSize: maxBytes,
    sizeCalculation: (pieces, key) => sizeOf(key) + pieces.reduce((sum, piece) => sum + sizeOf(piece), 0),
  });
  return {
    fill(name, blanks, render) {
      // A part with more texts is another part: a card has none for the price that its vehicle lacks.
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

/** As React writes text and attributes. */
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

/** What V8 takes for a string: one byte a character unless one of them needs two, and what goes with every string. */
function sizeOf(text: string): number {
  return text.length * (/[\u0100-\uffff]/.test(text) ? 2 : 1) + 32;
}

/**
 * A part of a page as React draws it. What React puts before it to fetch pictures early is left out: within the page
 * it would break hydration.
 */
export function drawPart(part: ReactNode): string {
  return renderToString(part).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
