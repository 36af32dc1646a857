import type { Server } from 'node:http';
import { inspect } from 'node:util';
import { type Config, ConfigError, listEmbeddedDefaults } from './config.ts';
import { LockHeldError, NoRoomError } from './database/database.ts';

interface StartFacts {
  readonly config: Config;
  readonly server: Server;
  readonly isReady: boolean;
  /** Where messages can be read that no mail server takes. */
  readonly mailboxUrl: string | undefined;
}

/** What the person who started the site reads: its address, and which embedded defaults it leans on. */
export function startMessage({ config, server, isReady, mailboxUrl }: StartFacts): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const defaults = listEmbeddedDefaults(config).map((line) => `  ${line}`);
  const state = isReady ? 'is ready' : 'is running, but has no catalogue to show yet,';
  return [
    '',
    `${config.identity.name} ${state} at http://localhost:${port}`,
    ...(mailboxUrl ? [`E-mails are kept at ${mailboxUrl}`] : []),
    ...(config.accountApiUrl === undefined ? ['Demonstration logins are in README.md'] : []),
    ...(defaults.length > 0 ? ['Embedded defaults in use (see .env.example):', ...defaults] : []),
    '',
  ].join('\n');
}

/** Why the site did not start: in one sentence where a person can put it right, else with the stack. */
export function startFault(error: unknown): string {
  if (error instanceof ConfigError || error instanceof LockHeldError || error instanceof NoRoomError)
    return error.message;
  const { code, port } = error as { readonly code?: unknown; readonly port?: unknown };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or give this site another PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used. Give this site another PORT.`;
  return inspect(error);
}
