import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Draws into a place at once. Throws what the drawing throws, as it may with data of another build: whoever opened the
 * menu is then led to its page, instead of an empty place.
 */
export function createDrawing(place: HTMLElement): (content: ReactNode) => void {
  const faults: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => void faults.push(error) });
  return (content) => {
    flushSync(() => root.render(content));
    if (faults.length > 0) throw faults.pop();
  };
}
