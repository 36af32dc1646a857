import type { Server } from 'node:http';
import { type Config, listEmbeddedDefaults } from './config.ts';

/** What the person who started the site reads: its address, and which embedded defaults it leans on. */
export function startMessage(config: Config, server: Server): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const defaults = listEmbeddedDefaults(config).map((line) => `  ${line}`);
  return [
    '',
    `${config.identity.name} is ready at http://localhost:${port}`,
    ...(defaults.length > 0 ? ['Embedded defaults in use (see .env.example):', ...defaults] : []),
    '',
  ].join('\n');
}
