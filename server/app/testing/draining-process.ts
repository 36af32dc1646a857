import express from 'express';
import { health } from '#server/app/health.ts';
import { createReadiness } from '#server/app/readiness.ts';
import { drainOnSignal } from '#server/app/shutdown.ts';
import { createLimitedServer } from '#server/platform/http/server-limits.ts';

// The process that shutdown.test.ts sends signals to. It answers `/slow` when the parent process tells it to.
const [, , drainMs, limitMs, closing] = process.argv;
const readiness = createReadiness({});
const app = express();
app.use(health(readiness, 'b1'));
app.get('/', (_req, res) => void res.send('hello'));
app.get('/slow', (_req, res) => {
  process.once('message', () => res.send('finished'));
  process.send?.({ event: 'slow request arrived' });
});
const server = createLimitedServer(app);
drainOnSignal({
  server,
  readiness,
  drainMs: Number(drainMs),
  limitMs: Number(limitMs),
  log: {
    info: (_fields, event) => void process.send?.({ event }),
    warn: (_fields, event) => void process.send?.({ event }),
    error: (_fields, event) => void process.send?.({ event }),
  },
  async onClosed() {
    if (closing === 'fails') throw new Error('The database would not close');
    if (closing === 'hangs') await new Promise(() => {});
  },
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ event: 'listening', port: (server.address() as { port: number }).port });
});
