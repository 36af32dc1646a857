import { join } from 'node:path';
import { readEnvironment } from './config/read-environment.ts';
import { readConfig } from './config.ts';
import { startFault } from './start-message.ts';
import { startServer } from './start-server.ts';

/** The build puts this file into dist/server. */
const root = join(import.meta.dirname, '../..');

try {
  await startServer({
    config: readConfig(readEnvironment(root)),
    migrationsFolder: join(root, 'server/database/migrations'),
    demonstrationFolder: join(root, 'server/catalogue/demonstration'),
    buildFolder: join(import.meta.dirname, '..'),
  });
} catch (error) {
  console.error(startFault(error));
  process.exit(1);
}
