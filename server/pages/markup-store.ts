import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { blank, type MarkupStore } from '#shared/ui/server-render.ts';

/** Keeps parts of pages that are used again, such as cards, as strings: at most `maxBytes` of them. */
export function createMarkupStore(maxBytes: number): MarkupStore & { clear(): void; bytes(): number } {
  const parts = new LRUCache<string, readonly string[]>({
    maxSize: maxBytes,
    sizeCalculation: (pieces, key) => sizeOf(key) + pieces.reduce((sum, piece) => sum + sizeOf(piece), 0),
  });
  return {
    pieces(key, render) {
      const known = parts.get(key);
      if (known) return known;
      const pieces = drawPart(render()).split(blank);
      parts.set(key, pieces);
      return pieces;
    },
    clear: () => parts.clear(),
    bytes: () => parts.calculatedSize,
  };
}

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
