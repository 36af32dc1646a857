import { type DataRouter, onNavigation } from '#client/navigation/data-router.ts';

/** Why a menu closes: Escape, a click or focus outside it, or navigation. */
export type Leaving = 'escape' | 'outside' | 'route';

interface OpenMenu {
  readonly router: DataRouter;
  /** True for nodes that belong to the menu. */
  readonly contains: (node: Node) => boolean;
  /** Called at most once; then all listeners are removed. */
  readonly close: (reason: Leaving) => void;
}

/**
 * Calls `close` on Escape, on a click outside, when focus moves outside and on navigation. Returns the function that
 * stops listening.
 */
export function closeWhenLeft({ router, contains, close }: OpenMenu): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const unsubscribe = onNavigation(router, () => end('route'));
  const stop = () => {
    listening.abort();
    unsubscribe();
  };
  const end = (reason: Leaving) => {
    stop();
    close(reason);
  };
  const endOutside = ({ target }: Event) => {
    if (target instanceof Node && target.isConnected && !contains(target)) end('outside');
  };
  document.addEventListener('click', endOutside, { signal });
  document.addEventListener('focusin', endOutside, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      end('escape');
    },
    { signal },
  );
  return stop;
}
