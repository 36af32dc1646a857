import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A process of `npm run dev`: loads packages ahead of time, waits to be told, then becomes the site in `dist`.

const main = pathToFileURL(join(import.meta.dirname, '../../dist/server/main.js')).href;
const told = once(process, 'message');

// Nothing is left behind by an `npm run dev` that was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// What cannot be loaded is for the site to say.
await Promise.allSettled(process.argv.slice(2).map((name) => import(name)));
await told;
await import(main);
process.send?.('started');
