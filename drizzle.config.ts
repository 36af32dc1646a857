import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --name <what-changes>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema:
    './server/{accounts,account-api,catalogue,enquiries,index-now,platform,reviews,staff}/**/*-{table,tables}.ts',
  out: './server/platform/database/migrations',
});
