import { join } from 'node:path';
import { startFault } from './app/start-message.ts';
import { startServer } from './app/start-server.ts';
import { readSiteConfig } from './platform/config/read-environment.ts';

/** The build puts this file into dist/server. */
const root = join(import.meta.dirname, '../..');

try {
  await startServer({
    config: readSiteConfig(root),
    migrationsFolder: join(root, 'server/platform/database/migrations'),
    demonstrationFolder: join(root, 'server/catalogue/demonstration'),
    buildFolder: join(import.meta.dirname, '..'),
  });
} catch (error) {
  console.error(startFault(error));
  process.exit(1);
}
