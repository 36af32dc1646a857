import { join } from 'node:path';

/** Folder of the generated SQL when running from the source; a bundled server sets the path of its own copy. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
