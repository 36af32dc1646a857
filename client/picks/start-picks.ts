import type { DataRouter } from '#client/navigation/data-router.ts';
import { pressHeart, startHearts } from './hearts.ts';
import { startTray } from './start-tray.tsx';

/** Starts the tray and the hearts. Returns what to call for each box that is changed and heart that is pressed. */
export function startPicks(router: DataRouter) {
  startHearts();
  return { tick: startTray(router), press: (heart: HTMLButtonElement) => void pressHeart(heart) };
}
