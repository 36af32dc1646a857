import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import type { Mail } from '#server/mail/mail.ts';
import { createLimitedServer } from '#server/operations/server-limits.ts';
import { createAccountApi } from './create-account-api.ts';
import { type PasswordCost, passwordCost } from './credentials/hash-password.ts';

export interface AccountApiOptions {
  readonly database: Database;
  readonly log: Log;
  /** With the embedded mailbox its messages are shown at `/mailbox`. */
  readonly mail: Mail;
  /** Where the links in messages lead. */
  readonly siteOrigin: string;
  readonly now?: () => Date;
  readonly passwordCost?: PasswordCost;
}

/** The embedded account API, listening. */
export interface RunningAccountApi {
  /** `http://127.0.0.1:<port>`, without a final slash. */
  readonly baseUrl: string;
  /** Takes no more calls and waits for those under way. */
  close(): Promise<void>;
}

/** Starts the embedded account API on a free port that only this machine reaches. The tables must be there. */
export async function startAccountApi(options: AccountApiOptions): Promise<RunningAccountApi> {
  const { database, log, mail, siteOrigin } = options;
  const app = createAccountApi({
    orm: database.orm,
    log,
    mail,
    siteOrigin,
    now: options.now ?? (() => new Date()),
    passwordCost: options.passwordCost ?? passwordCost,
  });
  const server = createLimitedServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () => close(server),
  };
}

/** Clients keep their connections for the next call; none must hold up the end once it is idle. */
async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  await closed;
  clearInterval(sweep);
}
