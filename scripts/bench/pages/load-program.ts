import { type Load, runLoad } from './load-client.ts';

// Runs one load that the parent process names and reports the result, then ends.

process.once('message', async (load: Load) => {
  process.send?.(await runLoad(load));
  process.disconnect?.();
});
