import express from 'express';
import {
  isLoopbackHost,
  type LoopbackServer,
  listenOnLoopback,
} from '#server/platform/http/listen-on-loopback.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { Mailbox } from './mailbox.ts';
import { mailboxRoutes } from './mailbox-routes.ts';

interface MailboxOptions {
  readonly mail: Mailbox;
  /** Origin of the links in messages. */
  readonly siteOrigin: string;
  readonly log: Log;
}

/**
 * Shows the embedded mailbox at `/mailbox`, to this machine only; for sites that do not use the embedded account API.
 */
export function startMailbox({ mail, siteOrigin, log }: MailboxOptions): Promise<LoopbackServer> {
  const app = express();
  app.disable('x-powered-by');
  app.use((req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    if (isLoopbackHost(req.headers.host)) next();
    else res.status(404).end();
  });
  app.use(mailboxRoutes({ mail, siteOrigin }));
  app.use(toPlainFault(log));
  return listenOnLoopback(app);
}

function toPlainFault(log: Log): express.ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    log.error({ error, service: 'mailbox', call: req.path }, logEvents.requestFailed);
    res.status(500).end();
  };
}
