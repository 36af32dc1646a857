import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A process of `npm run dev`: loads packages in advance, waits for a message, then runs the site in `dist`.

const main = pathToFileURL(join(import.meta.dirname, '../../dist/server/main.js')).href;
const told = once(process, 'message');

// Ends when `npm run dev` ends, even if that is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// When a package cannot be loaded, the site itself reports it.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
await told;
await import(main);
process.send?.('started');
