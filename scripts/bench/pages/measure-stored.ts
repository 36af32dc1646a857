import { join } from 'node:path';
import { type MeasuredSite, thisSite } from '#scripts/bench/bench-build.ts';
import type { BenchOptions } from '#scripts/bench/bench-options.ts';
import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { median } from '#scripts/bench/report/median.ts';
import { atLeast, type Goal, type Section } from '#scripts/bench/report/section.ts';
import { countRefused, measureLoad, type ServedLoad } from './measure-load.ts';
import { type MeasuredServer, plainSettings, startServer } from './pinned-process.ts';
import { listSiteAnswers, ofOnePage, type StoredAnswer, storedNames } from './stored-answers.ts';

const others = {
  constant: 'Constant bytes on `node:http`',
  bare: 'Bare 304 on `node:http`',
  kept: 'A page kept in an Express app',
};

/** Measures pages that are in store, and 304, against constant bytes. */
export async function measureStored({ earlier, isShort }: BenchOptions): Promise<Section> {
  const servers: MeasuredServer[] = [];
  const start = async (args: readonly string[], settings = plainSettings) => {
    const server = await startServer(args, settings);
    servers.push(server);
    return server;
  };
  const listOf = async (site: MeasuredSite) => listSiteAnswers(site, await start(site.args, site.settings));
  try {
    const { answers, bytes } = await listOf(thisSite);
    const program = [join(import.meta.dirname, 'buffer-server.ts'), bytes];
    const plain = await start(program);
    const compared = [
      ofOnePage(others.constant, plain),
      ofOnePage(others.bare, plain, { 'If-None-Match': '"kept"' }),
      ofOnePage(others.kept, await start([...program, 'express'])),
      ...answers,
      ...(earlier ? (await listOf(earlier)).answers : []),
    ];
    return await measureRounds(compared, isShort ? [1, 0.5] : [5, 2]);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function measureRounds(
  answers: readonly StoredAnswer[],
  [rounds, seconds]: readonly [rounds: number, seconds: number],
): Promise<Section> {
  // The first round warms all of them up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { server, targets, headers, loads } of answers) {
      const load = await measureLoad(server, { targets, headers, connections: 10, seconds });
      if (round > 0) loads.push(load);
    }
  }
  return {
    tables: [
      {
        title: 'Pages in store',
        columns: ['Answer', 'Requests/s', 'p50 ms', 'p99 ms', 'CPU µs', 'Sent bytes', 'Refused'],
        rows: answers.map(toRow),
        note: `Median of ${rounds} rounds, in turn, 10 connections; server on one core, load on the other, the request log of this site on. Asked for as by a browser unless said; public pages: 150 without a query.`,
      },
    ],
    goals: listGoals(answers),
  };
}

function toRow({ name, loads }: StoredAnswer): readonly string[] {
  const of = (pick: (load: ServedLoad) => number) => formatFigure(median(loads.map(pick)));
  return [
    name,
    of((load) => load.perSecond),
    of((load) => load.p50Ms),
    of((load) => load.p99Ms),
    of((load) => load.cpuMicroseconds),
    of((load) => load.bytes / load.answers),
    of(countRefused),
  ];
}

/** Compares requests a second, each within one round. */
function listGoals(answers: readonly StoredAnswer[]): readonly Goal[] {
  const loadsOf = (name: string) => answers.find((answer) => answer.name === name)?.loads ?? [];
  const ratio = (name: string, other: string) => {
    const against = loadsOf(other);
    return median(
      loadsOf(name).map(({ perSecond }, round) => perSecond / (against[round]?.perSecond ?? Number.NaN)),
    );
  };
  const { page, unchanged, uncoded } = storedNames(thisSite.name);
  const rate = 'requests a second against';
  return atLeast(
    [`stored page: ${rate} constant bytes`, ratio(page, others.constant), 0.85, '×'],
    [`304: ${rate} a bare 304`, ratio(unchanged, others.bare), 0.85, '×'],
    [`stored page: ${rate} one kept in an Express app`, ratio(page, others.kept), 1, '×'],
    [`stored page, no coding named: ${rate} a browser's`, ratio(uncoded, page), 0.5, '×'],
  );
}
