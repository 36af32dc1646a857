import { type OpenLoad, runOpenLoad } from './open-load.ts';

// Runs one load that the parent process sends, reports what was answered and ends.

process.once('message', async (load: OpenLoad) => {
  process.send?.(await runOpenLoad(load));
  process.disconnect?.();
});
