import { type MeasuredSite, thisSite } from '#scripts/bench/bench-build.ts';
import type { BenchOptions } from '#scripts/bench/bench-options.ts';
import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { atMost, type Goal, type Section } from '#scripts/bench/report/section.ts';
import { browserCodings } from './load-client.ts';
import { countRefused, measureLoad, type ServedLoad } from './measure-load.ts';
import { makePageTargets } from './page-targets.ts';
import { startServer } from './pinned-process.ts';

/** Pages made on demand while others wait for theirs. */
interface WaitingLoad {
  readonly site: string;
  readonly connections: number;
  readonly pauseMs: number;
  readonly load: ServedLoad;
}

const cases = [
  { connections: 10, pauseMs: 0 },
  { connections: 50, pauseMs: 0 },
  { connections: 10, pauseMs: 500 },
  { connections: 50, pauseMs: 500 },
] as const;

/** Measures how long visitors wait for pages made on demand, and how many are refused below the capacity. */
export async function measureLine({ earlier, isShort }: BenchOptions): Promise<Section> {
  const requests = isShort ? 400 : 10_000;
  const measured: WaitingLoad[] = [];
  for (const site of earlier ? [thisSite, earlier] : [thisSite])
    measured.push(...(await measureSite(site, requests)));
  return {
    tables: [
      {
        title: `Waiting for pages made on demand: ${formatFigure(requests)} addresses, none twice`,
        columns: ['Site', 'Connections', 'Requests/s', 'p50 ms', 'p99 ms', 'p99 of p50', 'Refused'],
        rows: measured.map(toRow),
        note: 'One connection asks when it has its answer. Pause: the process is stopped for half a second once, as by a busy machine.',
      },
    ],
    goals: measured.filter(({ site }) => site === thisSite.name).flatMap(toGoals),
  };
}

async function measureSite({ name, args, settings }: MeasuredSite, requests: number) {
  const server = await startServer(args, settings);
  const headers = { 'Accept-Encoding': browserCodings };
  const ask = (count: number, seed: number, connections: number) =>
    measureLoad(server, {
      targets: makePageTargets(count, seed),
      headers,
      connections,
      requests: count,
      seconds: 300,
    });
  await ask(Math.min(2000, requests), 20, 10);
  const measured: WaitingLoad[] = [];
  for (const [place, { connections, pauseMs }] of cases.entries()) {
    const pause = pauseMs > 0 ? setTimeout(() => server.pause(pauseMs), 1000) : undefined;
    measured.push({ site: name, connections, pauseMs, load: await ask(requests, 21 + place, connections) });
    clearTimeout(pause);
  }
  await server.stop();
  return measured;
}

function toRow({ site, connections, pauseMs, load }: WaitingLoad): readonly string[] {
  const { perSecond, p50Ms, p99Ms } = load;
  return [
    site,
    `${connections}${pauseMs > 0 ? ', a pause' : ''}`,
    ...[perSecond, p50Ms, p99Ms, p99Ms / p50Ms, countRefused(load)].map(formatFigure),
  ];
}

function toGoals({ connections, pauseMs, load }: WaitingLoad): readonly Goal[] {
  const where = `${connections} connections${pauseMs > 0 ? ' and a pause' : ''}`;
  const refused = atMost([`refused at ${where}`, countRefused(load), 0, 'answers']);
  if (connections > 10 || pauseMs > 0) return refused;
  return [...refused, ...atMost([`p99 of the median at ${where}`, load.p99Ms / load.p50Ms, 3, '×'])];
}
