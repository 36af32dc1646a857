import { afterAll, beforeAll, test } from 'vitest';
import {
  createPostgresql,
  type PostgresqlServer,
  postgresqlPrograms,
} from '#server/testing/postgresql-server.ts';
import { describeAccountApi } from './testing/contract-suite.ts';
import { startTestAccountApi, type TestAccountApi, toTarget } from './testing/embedded-account-api.ts';

if (postgresqlPrograms) describeOnPostgresql(postgresqlPrograms);
else test.skip('no PostgreSQL under /usr/lib/postgresql');

/** On PostgreSQL, calls run on several connections at once; the embedded database runs them one after the other. */
function describeOnPostgresql(programs: string): void {
  let server: PostgresqlServer;
  let api: TestAccountApi;
  beforeAll(async () => {
    server = await createPostgresql(programs);
    await server.start();
    api = await startTestAccountApi({ databaseUrl: server.url });
  });
  afterAll(async () => {
    await api.close();
    await server.remove();
  });

  describeAccountApi(toTarget(() => api));
}
