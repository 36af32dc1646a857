import type { DataRouter } from '#client/navigation/data-router.ts';

/** Why a menu is to close. */
export type Leaving = 'escape' | 'outside' | 'route';

interface OpenMenu {
  readonly router: DataRouter;
  /** What counts as inside. */
  readonly contains: (node: Node) => boolean;
  /** Called at most once; after that nothing is listened to any more. */
  readonly close: (reason: Leaving) => void;
}

/**
 * Calls `close` on Escape, on a click outside, when focus moves outside and when another address is there. Gives the
 * way to stop listening.
 */
export function closeWhenLeft({ router, contains, close }: OpenMenu): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { key } = router.state.location;
  const unsubscribe = router.subscribe(({ location }) => {
    if (location.key !== key) end('route');
  });
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
