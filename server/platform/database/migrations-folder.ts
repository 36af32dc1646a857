import { join } from 'node:path';

/** Where the generated SQL is when running from the source; a bundled server says where its copy is. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
