import { benchProgram, type MeasuredSite, thisSite } from '#scripts/bench/bench-build.ts';
import { browserCodings } from './load-client.ts';
import { measureLoad, type ServedLoad } from './measure-load.ts';
import { makePageTargets } from './page-targets.ts';
import { type MeasuredServer, type NodeSettings, plainSettings, startServer } from './pinned-process.ts';

/** A server, and how it is asked for results pages, each at another address. */
interface Contender {
  readonly name: string;
  readonly args: readonly string[];
  readonly settings?: NodeSettings;
  /** Which codings the client takes; none by default. */
  readonly accepts?: string;
  readonly connections?: number;
}

/** What a contender did in each round. */
export interface ServedRounds {
  readonly name: string;
  /** Of HTML in a page, decoded. */
  readonly htmlKilobytes: number;
  readonly loads: readonly ServedLoad[];
}

/** The names of the contenders that goals compare. */
export const names = {
  site: 'This site, compressed',
  many: 'This site of three times as many pages',
  alone: 'This site, one connection',
  fastify: 'Fastify with React `renderToString`, compressed',
  plainFastify: 'Fastify with React `renderToString`',
  astro: 'Astro, compressed',
  plainAstro: 'Astro',
  react: "React's stream, loaded before",
} as const;

function listContenders(earlier: MeasuredSite | undefined, peers: string | undefined): readonly Contender[] {
  const { args } = thisSite;
  const accepts = browserCodings;
  const ofPeer = (kind: string, name: string, ...more: readonly string[]) => ({
    name,
    args: [...benchProgram('peer-server'), kind, ...more],
    settings: plainSettings,
  });
  return [
    { name: names.site, args, accepts },
    ...(earlier ? [{ ...earlier, name: `${earlier.name}, compressed`, accepts }] : []),
    { name: 'This site, asked for no coding', args },
    { name: names.many, args: [...args, '3'], accepts },
    { name: names.alone, args, accepts, connections: 1 },
    ...(peers === undefined
      ? []
      : [
          { ...ofPeer('fastify', names.fastify, peers, 'compressed'), accepts },
          ofPeer('fastify', names.plainFastify, peers),
          { ...ofPeer('astro', names.astro, peers, 'compressed'), accepts },
          ofPeer('astro', names.plainAstro, peers),
        ]),
    ofPeer('react', names.react),
    ofPeer('templates', 'Template strings, loaded before'),
  ];
}

/** What is measured, and how long. */
export interface ServePlan {
  readonly earlier?: MeasuredSite | undefined;
  /** Folder of the peers that are no part of the site. */
  readonly peers?: string | undefined;
  readonly rounds: number;
  readonly requests: number;
}

/** Serves results pages in each of the ways that are compared: in turn, so that all see the same machine. */
export async function runServeRounds(plan: ServePlan): Promise<readonly ServedRounds[]> {
  const running: { contender: Contender; server: MeasuredServer; loads: ServedLoad[] }[] = [];
  try {
    for (const contender of listContenders(plan.earlier, plan.peers)) {
      running.push({ contender, server: await startServer(contender.args, contender.settings), loads: [] });
    }
    // The first round warms all of them up.
    for (let round = 0; round <= plan.rounds; round += 1) {
      const requests = round === 0 ? plan.requests * 4 : plan.requests;
      const targets = makePageTargets(requests, round);
      for (const { contender, server, loads } of running) {
        const load = await measureLoad(server, { ...toLoad(contender), targets, requests, seconds: 60 });
        if (round > 0) loads.push(load);
      }
    }
    const results = running.map(async ({ contender: { name }, server, loads }) => {
      return { name, htmlKilobytes: await weighHtml(server.port), loads };
    });
    return await Promise.all(results);
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()));
  }
}

function toLoad({ accepts, connections = 10 }: Contender) {
  return { connections, headers: accepts ? { 'Accept-Encoding': accepts } : {} };
}

/** The mean of forty pages that nobody has asked for. */
async function weighHtml(port: number): Promise<number> {
  const targets = makePageTargets(40, 1000);
  let bytes = 0;
  for (const target of targets) {
    bytes += (await (await fetch(`http://127.0.0.1:${port}${target}`)).arrayBuffer()).byteLength;
  }
  return bytes / targets.length / 1000;
}
