import type { Server } from 'node:http';
import { inspect } from 'node:util';
import type { FollowedCatalogue } from '#server/catalogue/start-catalogue.ts';
import { type Config, ConfigError } from '#server/platform/config/config.ts';
import { listEmbeddedDefaults } from '#server/platform/config/embedded-defaults.ts';
import { listSeldomMeant } from '#server/platform/config/seldom-meant.ts';
import { LockHeldError, NoRoomError } from '#server/platform/database/database.ts';
import { OtherHistoryError } from '#server/platform/database/migration-history.ts';
import { FolderError } from '#server/platform/files/make-folder.ts';
import type { Demonstration } from './follow-demonstration.ts';
import type { AwayService, ServiceWatch } from './watch-services.ts';

interface StartFacts {
  readonly config: Config;
  readonly server: Server;
  readonly catalogue: Pick<FollowedCatalogue, 'isLoaded' | 'isHeldBack'>;
  readonly demonstration: Pick<Demonstration, 'hasCustomers'>;
  readonly watch: Pick<ServiceWatch, 'listAway'>;
  /** Address at which messages can be read; undefined when they go to a mail server. */
  readonly mailboxUrl: string | undefined;
}

const heldBack =
  'The catalogue in the database is a demonstration with invented prices, which this site does not show. Import your own (npm run catalogue -- --help), or set DEMONSTRATION_DATA=true.';

const nothingLoaded =
  'There is no catalogue to show. If none has been imported yet, import one (npm run catalogue -- --help); it shows within seconds.';

/** The text for the person who started the site: its address, what to look at, and the embedded defaults in use. */
export function startMessage(facts: StartFacts): string {
  const { config, server, catalogue, demonstration, watch, mailboxUrl } = facts;
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const isReady = catalogue.isLoaded();
  const state = isReady ? 'is ready' : 'is running, but has no catalogue to show yet,';
  const warnings = [
    ...(isReady ? [] : [catalogue.isHeldBack() ? heldBack : nothingLoaded]),
    ...config.nameHints,
    ...listSeldomMeant(config),
    ...watch.listAway().map(toWarning),
  ];
  return [
    '',
    `${config.identity.name} ${state} at http://localhost:${port}`,
    ...(mailboxUrl ? [`Emails are kept at ${mailboxUrl}`] : []),
    ...(demonstration.hasCustomers() ? ['Demonstration logins are in README.md'] : []),
    ...listUnder('Please look at:', warnings),
    ...listUnder('Embedded defaults in use (see .env.example):', listEmbeddedDefaults(config)),
    '',
  ].join('\n');
}

function toWarning({ setting, consequence, reason }: AwayService): string {
  return `${setting}: the service does not answer as it should (${reason}), so ${consequence}. The site goes on asking.`;
}

function listUnder(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
}

/** Errors whose message is a sentence for whoever starts the site. */
const sentences = [ConfigError, FolderError, LockHeldError, NoRoomError, OtherHistoryError];

/** Why the site did not start: one sentence if the reader can correct it, else the error with its stack. */
export function startFault(error: unknown): string {
  if (sentences.some((known) => error instanceof known)) return (error as Error).message;
  const { code, port } = error as { readonly code?: unknown; readonly port?: unknown };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or give this site another PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used. Give this site another PORT.`;
  return inspect(error);
}
