import { join } from 'node:path';
import { thisSite } from '#scripts/bench/bench-build.ts';
import type { BenchOptions } from '#scripts/bench/bench-options.ts';
import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { median } from '#scripts/bench/report/median.ts';
import { atLeast, type Goal, type Section } from '#scripts/bench/report/section.ts';
import { countRefused, measureLoad, type ServedLoad } from './measure-load.ts';
import { type MeasuredServer, plainSettings, startServer } from './pinned-process.ts';
import {
  codings,
  listPair,
  listSiteAnswers,
  type StoredAnswer,
  storedNames,
  weighAnswer,
} from './stored-answers.ts';

const constant = { page: 'Constant bytes on `node:http`', unchanged: 'Bare 304 on `node:http`' };
const kept = { page: 'A page kept in an Express app', unchanged: 'A page kept in an Express app, 304' };

/** Measures pages that are in store, and 304, against constant bytes, for clients of each coding. */
export async function measureStored({ earlier, isShort }: BenchOptions): Promise<Section> {
  const servers: MeasuredServer[] = [];
  const start = async (args: readonly string[], settings = plainSettings) => {
    const server = await startServer(args, settings);
    servers.push(server);
    return server;
  };
  try {
    const answers: StoredAnswer[] = [];
    for (const site of earlier ? [thisSite, earlier] : [thisSite])
      answers.push(...(await listSiteAnswers(site, await start(site.args, site.settings))));
    const bytes = answers[0] ? await weighAnswer(answers[0]) : 0;
    const program = [join(import.meta.dirname, 'buffer-server.ts'), String(bytes)];
    const version = { coding: codings[0], etag: '"kept"' };
    const others = [
      ...listPair(constant, await start(program), version),
      ...listPair(kept, await start([...program, 'express']), version),
    ];
    return await measureRounds([...others, ...answers], isShort ? [1, 0.5] : [5, 2]);
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
        note: `Median of ${rounds} rounds, in turn, 10 connections; server on one core, load on the other, the request log of this site on.`,
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
    const others = loadsOf(other);
    return median(
      loadsOf(name).map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN)),
    );
  };
  const namesOf = (coding: string) => storedNames(thisSite.name, coding);
  const rate = 'requests a second against';
  const ofCodings = codings.filter(Boolean).flatMap((coding) => {
    const { page, unchanged } = namesOf(coding);
    return atLeast(
      [`stored page, ${coding}: ${rate} constant bytes`, ratio(page, constant.page), 0.85, '×'],
      [`304, ${coding}: ${rate} a bare 304`, ratio(unchanged, constant.unchanged), 0.85, '×'],
    );
  });
  const { page } = namesOf(codings[0]);
  return [
    ...ofCodings,
    ...atLeast(
      [`stored page: ${rate} one kept in an Express app`, ratio(page, kept.page), 1, '×'],
      [`stored page, no coding named: ${rate} ${codings[0]}`, ratio(namesOf('').page, page), 0.5, '×'],
    ),
  ];
}
