import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Creates a function that draws into a place at once. It throws what a component throws, as may happen with data of
 * another build; the caller then opens the menu's page instead of showing an empty menu.
 */
export function createDrawing(place: HTMLElement): (content: ReactNode) => void {
  const faults: unknown[] = [];
  const root = createRoot(place, { onUncaughtError: (error) => void faults.push(error) });
  return (content) => {
    flushSync(() => root.render(content));
    if (faults.length > 0) throw faults.pop();
  };
}
