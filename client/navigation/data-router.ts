import type { createBrowserRouter } from 'react-router-dom';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Calls `act` each time the router shows another history entry. Returns the function that stops it. */
export function onNavigation({ state, subscribe }: DataRouter, act: () => void): () => void {
  let { key } = state.location;
  return subscribe(({ location }) => {
    if (location.key === key) return;
    key = location.key;
    act();
  });
}
