import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findAccountApi } from './mailbox.ts';

/** An account API that passes everything on to the embedded one, late or not at all where it is told to. */
export interface ForwardingApi {
  readonly baseUrl: string;
  /** Bearer tokens that came by. */
  readonly tokens: Set<string>;
  /** Calls by a part of their path: milliseconds to wait, or `fail` for a 500. */
  readonly faults: Map<string, number | 'fail'>;
  close(): void;
}

export async function startForwardingApi(): Promise<ForwardingApi> {
  const target = new URL(findAccountApi());
  const tokens = new Set<string>();
  const faults: ForwardingApi['faults'] = new Map();
  const server = createServer((req, res) => {
    keepToken(tokens, req.headers);
    const fault = [...faults].find(([part]) => req.url?.includes(part))?.[1];
    if (fault === 'fail') return void res.writeHead(500).end();
    const { method, headers, url: path } = req;
    const { hostname, port } = target;
    const pass = () => {
      const onward = send({ hostname, port, path, method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
      });
      onward.on('error', () => res.destroy());
      req.pipe(onward);
    };
    setTimeout(pass, fault ?? 0);
  });
  return { baseUrl: await listen(server), tokens, faults, close: () => void server.close() };
}

function keepToken(tokens: Set<string>, { authorization }: IncomingHttpHeaders): void {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  if (token) tokens.add(token);
}

/** One more site of the same build, with accounts from elsewhere. */
export interface SecondSite {
  readonly origin: string;
  /** Everything it has said so far. */
  readLog(): string;
  close(): Promise<void>;
}

export async function startSecondSite(accountApiUrl: string, dataFolder: string): Promise<SecondSite> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    SITE_ORIGIN: origin,
    DATA_FOLDER: dataFolder,
    ACCOUNT_API_URL: accountApiUrl,
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
    DRAIN_MS: '0',
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const texts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  await untilReady(child, `${origin}/readyz`);
  return {
    origin,
    readLog: () => texts.join(''),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('The second site did not start');
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function findFreePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  server.close();
  await once(server, 'close');
  return port;
}
