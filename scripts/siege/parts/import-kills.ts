import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row, Scale } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { runCatalogue, type Site, startCatalogueCommand } from '#server/testing/site-process.ts';

type Import = readonly string[];

/** SIGKILL of imports at any moment of theirs, every other time with a node that follows them. */
export async function importKills(ground: Ground, { isShort }: Scale): Promise<readonly Row[]> {
  const rounds = isShort ? 2 : 20;
  const imports = [writeFeed(ground), ['import-demo', '--replace', '--confirm']] as const;
  const stage = await openStage(ground);
  const env = { DATABASE_URL: stage.postgresql.url, DATA_FOLDER: join(ground.folder, 'import') };
  try {
    const seen = await learnCatalogues(stage, imports, env);
    const stopWatching = watchCatalogues(stage);
    let killed = 0;
    for (let round = 0; round < rounds; round += 1)
      killed += await killAmidst(stage, { env, round, wholeMs: seen.wholeMs, way: imports[round % 2] ?? [] });
    const others = (await stopWatching()).filter((catalogue) => !seen.whole.has(catalogue));
    const next = await runCatalogue(imports[0], env);
    const isShown = await eventuallyShow(stage, seen.first);
    return [
      {
        promise: `SIGKILL amid ${rounds} imports, every other time of a node too: what is shown is a whole catalogue, the old or the new one`,
        measured: `${killed} imports killed before their end, the others just after; ${others.length} other catalogues seen`,
        isMet: others.length === 0,
      },
      {
        promise: 'The next import works, and both nodes show it',
        measured: `ended with ${next.code}, ${isShown ? 'shown by both' : 'not shown by both within 30 s'}`,
        isMet: next.code === 0 && isShown,
      },
    ];
  } finally {
    await stage.close();
  }
}

/** A feed of 200 vehicles that has nothing in common with the demonstration. */
function writeFeed({ folder }: Ground): Import {
  const feed = join(folder, 'feed');
  mkdirSync(feed);
  const generate = join(import.meta.dirname, '../../bench/generate-feed.ts');
  execFileSync(process.execPath, [generate, feed, '200'], { stdio: 'ignore' });
  const files = ['--vehicles', join(feed, 'vehicles.csv'), '--rates', join(feed, 'rates.csv')];
  return ['import', ...files, '--replace', '--confirm'];
}

/** Makes both imports once, undisturbed: how each catalogue looks on the site, and how long one takes. */
async function learnCatalogues(
  stage: Stage,
  imports: readonly Import[],
  env: Readonly<Record<string, string>>,
) {
  const looks = [await look(stage.nodes[0])];
  let wholeMs = 0;
  for (const each of imports) {
    const from = performance.now();
    const { code, stderr } = await runCatalogue(each, env);
    if (code !== 0) throw new Error(`An undisturbed import ended with ${code}: ${stderr()}`);
    wholeMs = performance.now() - from;
    const before = looks.at(-1) ?? '';
    const until = performance.now() + patienceMs;
    while ((await look(stage.nodes[0])) === before && performance.now() < until) await delay(50);
    looks.push(await look(stage.nodes[0]));
  }
  await eventuallyShow(stage, looks[2] ?? '');
  return { whole: new Set(looks), first: looks[1] ?? '', wholeMs };
}

const patienceMs = 30_000;

/** Fingerprint of a list: its total, its span of prices and the count beside each filter. Empty while a node is away. */
async function look(node: Site): Promise<string> {
  const { status, body } = await node.visit('/page-data/car-leasing');
  if (status !== 200) return '';
  const { total, prices, facets } = JSON.parse(body.toString()).data;
  return createHash('sha256').update(JSON.stringify({ total, prices, facets })).digest('hex');
}

async function eventuallyShow({ nodes }: Stage, wanted: string): Promise<boolean> {
  const until = performance.now() + patienceMs;
  const areShown = async () => (await Promise.all(nodes.map(look))).every((each) => each === wanted);
  while (!(await areShown())) {
    if (performance.now() > until) return false;
    await delay(100);
  }
  return true;
}

/** Looks at both nodes all the time; all that was seen. */
function watchCatalogues(stage: Stage): () => Promise<readonly string[]> {
  const seen = new Set<string>();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const each of await Promise.all(stage.nodes.map(look))) if (each !== '') seen.add(each);
      await delay(20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return [...seen];
  };
}

interface Round {
  readonly env: Readonly<Record<string, string>>;
  readonly round: number;
  /** How long an undisturbed import takes. */
  readonly wholeMs: number;
  readonly way: Import;
}

/** 1 if the import was killed before it had ended by itself. */
async function killAmidst(stage: Stage, { env, round, wholeMs, way }: Round): Promise<number> {
  const importing = startCatalogueCommand(way, env);
  await delay(Math.random() * wholeMs);
  const isRunning = importing.child.exitCode === null;
  importing.child.kill('SIGKILL');
  if (round % 2 === 1) await stage.replace(round % 4 === 1 ? 0 : 1, 'SIGKILL');
  await importing.ended;
  return isRunning ? 1 : 0;
}
