interface CloseWatcher extends EventTarget {
  destroy(): void;
}

const watcherOf = () => (window as { readonly CloseWatcher?: new () => CloseWatcher }).CloseWatcher;

/**
 * Calls `back` on the platform's way back, such as Android's gesture, where the browser tells of it without a step in
 * the history; `back` says whether there is more to go back from. Gives the way to stop.
 */
export function followBackGesture(back: () => boolean): () => void {
  const Watcher = watcherOf();
  if (!Watcher) return () => undefined;
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new Watcher();
    watcher.addEventListener('close', () => {
      if (back()) watch();
    });
  };
  watch();
  return () => watcher.destroy();
}
