import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The site that `npm run dev` serves. */
export interface SiteRunner {
  /** Ends the running site and starts the one in `dist`. The next waiting process loads `packages` in advance. */
  restart(packages: readonly string[]): Promise<void>;
  /** False before the first start, and after the site has ended by itself. */
  isRunning(): boolean;
  /** Ends the site. With `isTold` it has the signal already, and is only waited for. */
  stop(options?: { readonly isTold: boolean }): Promise<void>;
}

/**
 * Runs the site, and keeps a second process waiting that has already loaded the packages, which takes a third of a
 * start. Only one process can use the embedded database, so a site starts after the one before it has ended.
 */
export function createSiteRunner(root: string): SiteRunner {
  let running: ChildProcess | undefined;
  let waiting: ChildProcess | undefined;
  const prepare = (packages: readonly string[]) =>
    fork(join(import.meta.dirname, 'waiting-site.ts'), packages, {
      cwd: root,
      execArgv: ['--enable-source-maps'],
      env: { DRAIN_MS: '0', ...process.env },
    });
  return {
    isRunning: () => isAlive(running),
    restart: async (packages) => {
      await end(running);
      const site = isAlive(waiting) ? waiting : prepare([]);
      running = site;
      waiting = undefined;
      // Once the site has started, because two processes that start at once would slow each other down.
      site.once('message', () => {
        if (running === site && isAlive(site)) waiting ??= prepare(packages);
      });
      site.once('exit', (code) => {
        if (code)
          console.error('The site has ended; the reason is above. It starts again at the next change.');
      });
      site.send('start');
    },
    stop: async ({ isTold } = { isTold: false }) => {
      waiting?.kill('SIGKILL');
      await (isTold ? exited(running) : end(running));
    },
  };
}

function isAlive(child: ChildProcess | undefined): child is ChildProcess {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  const ended = exited(child);
  if (isAlive(child)) child.kill('SIGTERM');
  await ended;
}

async function exited(child: ChildProcess | undefined): Promise<void> {
  if (isAlive(child)) await once(child, 'exit');
}
