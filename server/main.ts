import { join } from 'node:path';
import { readSiteConfig } from './config/read-environment.ts';
import { startFault } from './start-message.ts';
import { startServer } from './start-server.ts';

/** The build puts this file into dist/server. */
const root = join(import.meta.dirname, '../..');

try {
  await startServer({
    config: readSiteConfig(root),
    migrationsFolder: join(root, 'server/database/migrations'),
    demonstrationFolder: join(root, 'server/catalogue/demonstration'),
    buildFolder: join(import.meta.dirname, '..'),
  });
} catch (error) {
  console.error(startFault(error));
  process.exit(1);
}
