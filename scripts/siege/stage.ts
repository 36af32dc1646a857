import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startHaproxy } from '#server/testing/balancer.ts';
import { fillWithCertificate, readCertificate } from '#server/testing/certificate.ts';
import type { PostgresqlServer } from '#server/testing/postgresql-server.ts';
import { type RedisServer, startRedis } from '#server/testing/redis-server.ts';
import { findFreePort, type Site } from '#server/testing/site-process.ts';
import type { Ground } from './ground.ts';
import { startNode } from './node.ts';

type Place = 0 | 1;

/** Two nodes behind HAProxy, on a PostgreSQL and a Redis of their own. */
export interface Stage {
  /** HAProxy's, with a certificate that signs itself. */
  readonly origin: string;
  /** The nodes as they are now. */
  readonly nodes: readonly [Site, Site];
  /** Files with the nodes' logs. */
  readonly logs: readonly [string, string];
  readonly postgresql: PostgresqlServer;
  readonly redis: RedisServer;
  /** Ends a node, well or by force, and starts it again with the same settings. Resolves to the seconds that its end took. */
  replace(place: Place, signal: 'SIGTERM' | 'SIGKILL'): Promise<number>;
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** The folder in which PostgreSQL gets one of its own. */
  readonly parent?: string;
  /** Parameters of the URL by which the nodes connect, such as other time limits; begins with a question mark. */
  readonly parameters?: string;
}

/** Opens a stage; `env` are further settings of both nodes. */
export async function openStage(
  ground: Ground,
  env: Readonly<Record<string, string>> = {},
  { parent = ground.folder, parameters = '' }: DatabaseOptions = {},
): Promise<Stage> {
  const folder = await mkdtemp(join(ground.folder, 'stage-'));
  const closings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closings.splice(0).reverse()) await end().catch(() => undefined);
  };
  ground.onEnd(close);
  const postgresql = await ground.createPostgresql(parent);
  await postgresql.start();
  closings.push(postgresql.stop);
  const redis = await startRedis();
  closings.push(redis.stop);
  const ports = [await findFreePort(), await findFreePort()] as const;
  await fillWithCertificate(folder);
  const certificate = await readCertificate(folder);
  const balancer = await startHaproxy({ program: ground.haproxy, nodes: ports, certificate });
  closings.push(balancer.stop);
  const folders = [join(folder, 'node-0'), join(folder, 'node-1')] as const;
  const shared = {
    DATABASE_URL: postgresql.url + parameters,
    REDIS_URL: redis.url,
    ASSETS_FOLDER: join(folder, 'assets'),
  };
  const start = async (place: Place) => {
    const node = await startNode(
      { main: ground.main, folder: folders[place] },
      { PORT: String(ports[place]), ...shared, ...env },
    );
    closings.push(async () => {
      node.child.kill('SIGKILL');
      await node.ended;
    });
    return node;
  };
  const nodes: [Site, Site] = [await start(0), await start(1)];
  return {
    origin: balancer.origin,
    nodes,
    logs: [join(folders[0], 'log'), join(folders[1], 'log')],
    postgresql,
    redis,
    replace: async (place, signal) => {
      const from = performance.now();
      nodes[place].child.kill(signal);
      await nodes[place].ended;
      const seconds = (performance.now() - from) / 1000;
      nodes[place] = await start(place);
      return seconds;
    },
    close,
  };
}
