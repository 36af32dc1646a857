import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --name <what-changes>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema/*.ts',
  out: './server/database/migrations',
});
