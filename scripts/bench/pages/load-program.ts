import { type Load, runLoad } from './load-client.ts';

// Runs one load that the parent process sends, reports the result and ends.

process.once('message', async (load: Load) => {
  process.send?.(await runLoad(load));
  process.disconnect?.();
});
