import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A balancer in front of the nodes of a test. */
export interface Balancer {
  stop(): Promise<void>;
}

interface BalancerOptions {
  /** Path of HAProxy. */
  readonly program: string;
  readonly port: number;
  /** Ports of the nodes, which may still be stopped. */
  readonly nodes: readonly number[];
}

/** Starts HAProxy on a port. It sends requests in turn to the nodes that say they are ready. */
export async function startBalancer({ program, port, nodes }: BalancerOptions): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, toConfiguration(port, nodes));
  const child = spawn(program, ['-f', file], { stdio: 'ignore' });
  return {
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** The configuration that docs/operating.md recommends ("Roll out a new build"). */
function toConfiguration(port: number, nodes: readonly number[]): string {
  const servers = nodes.map((node, place) => `  server node${place} 127.0.0.1:${node} check`);
  return `defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  option redispatch
frontend site
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost
  default-server inter 250ms fall 1 rise 1
${servers.join('\n')}
`;
}
