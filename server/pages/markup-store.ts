import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import type { MarkupStore } from '#shared/ui/reused-markup.tsx';
import { imagePreloads } from './image-preloads.ts';

/** Keeps rendered parts as strings, at most `maxBytes` of them (two bytes a character). */
export function createMarkupStore(maxBytes: number): MarkupStore & { clear(): void } {
  const parts = new LRUCache<string, string>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (markup, key) => 2 * (markup.length + key.length) + 64,
  });
  return {
    markup(key, render) {
      const known = parts.get(key);
      if (known !== undefined) return known;
      const markup = renderToString(render()).replace(imagePreloads, '');
      parts.set(key, markup);
      return markup;
    },
    clear: () => parts.clear(),
  };
}
