import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Certificate, makeCertificate } from './certificate.ts';
import { toPin } from './pin.ts';
import { findFreePort } from './site-process.ts';

const deploy = join(import.meta.dirname, '../../deploy');

/** A balancer with TLS in front of the nodes of a test, with the configuration of `deploy/`. */
export interface Balancer {
  /** `https://localhost:…`; its certificate signs itself. */
  readonly origin: string;
  /** The address that only redirects. */
  readonly httpOrigin: string;
  stop(): Promise<void>;
}

interface BalancerOptions {
  /** Path of HAProxy or nginx. */
  readonly program: string;
  /** Ports of the two nodes, which may still be stopped. */
  readonly nodes: readonly number[];
}

interface HaproxyOptions extends BalancerOptions {
  /** The certificate that all tests of a run share if undefined. */
  readonly certificate?: Certificate;
  /** The file that its log is added to; it is not kept if undefined. */
  readonly log?: string;
  /** The processor core that it runs on; any if undefined. */
  readonly core?: number;
}

/** Starts HAProxy, which sends requests to the nodes that say they are ready. */
export async function startHaproxy({
  program,
  nodes: [node1, node2],
  certificate,
  log,
  core,
}: HaproxyOptions): Promise<Balancer> {
  const [http, https] = await Promise.all([findFreePort(), findFreePort()]);
  const { both } = certificate ?? (await makeCertificate());
  const env = {
    SITE_HOST: `localhost:${https}`,
    CERTIFICATE: both,
    HTTP_PORT: String(http),
    HTTPS_PORT: String(https),
    NODE1: `127.0.0.1:${node1}`,
    NODE2: `127.0.0.1:${node2}`,
    // Users other than root have no rights to give up, as in a container.
    ...(process.getuid?.() !== 0 && { IN_CONTAINER: '1' }),
  };
  const command = [...toPin(core), program, '-f', join(deploy, 'haproxy.cfg')];
  const out = log === undefined ? 'ignore' : openSync(log, 'a');
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', out, 'ignore'], env });
  if (typeof out === 'number') closeSync(out);
  return toBalancer(child, { http, https });
}

/** An nginx, from which nodes are taken by hand. */
export interface Nginx extends Balancer {
  /** Sends no more requests to the node with this port, as an operator does before stopping it. */
  takeOut(node: number): Promise<void>;
  /** All that its logs say. */
  readLogs(): Promise<string>;
}

/** Starts nginx, which sends requests to both nodes and tries the other when one cannot be reached. */
export async function startNginx({ program, nodes }: BalancerOptions): Promise<Nginx> {
  const [http, https, { certificate, key }] = await Promise.all([
    findFreePort(),
    findFreePort(),
    makeCertificate(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const site = replaceAll(await readFile(join(deploy, 'nginx.conf'), 'utf8'), {
    '127.0.0.1:3001': `127.0.0.1:${nodes[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${nodes[1]}`,
    'https://www.example.co.uk': `https://localhost:${https}`,
    'www.example.co.uk;': 'localhost;',
    '/etc/ssl/leasing-site/fullchain.pem': certificate,
    '/etc/ssl/leasing-site/privkey.pem': key,
    '/var/log/nginx/': `${folder}/`,
    'listen 80 ': `listen ${http} `,
    'listen [::]:80 ': `listen [::]:${http} `,
    'listen 443 ': `listen ${https} `,
    'listen [::]:443 ': `listen [::]:${https} `,
  });
  const files = { site: join(folder, 'site.conf'), main: join(folder, 'nginx.conf') };
  await writeFile(files.site, site);
  await writeFile(files.main, toMainConfiguration(folder));
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', files.main], { stdio: 'ignore' });
  const balancer = toBalancer(child, { http, https });
  return {
    ...balancer,
    takeOut: async (node) => {
      const server = `server 127.0.0.1:${node}`;
      await writeFile(files.site, replaceAll(site, { [`${server} `]: `${server} down ` }));
      child.kill('SIGHUP');
    },
    readLogs: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
    },
    stop: async () => {
      await balancer.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** What Debian's own nginx.conf says around the files of conf.d, with all files in one folder. */
function toMainConfiguration(folder: string): string {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  ${names.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log ${folder}/access.log;
  include ${folder}/site.conf;
}
`;
}

/** Replaces each text wherever it is; throws if one is nowhere, so that a changed file is noticed. */
function replaceAll(text: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf has no ${from} any more`);
    return changed.replaceAll(from, to);
  }, text);
}

function toBalancer(child: ChildProcess, ports: { readonly http: number; readonly https: number }): Balancer {
  return {
    origin: `https://localhost:${ports.https}`,
    httpOrigin: `http://127.0.0.1:${ports.http}`,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'close');
      // Ends at once, its workers too.
      child.kill('SIGTERM');
      await ended;
    },
  };
}
