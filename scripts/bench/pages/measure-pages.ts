import { benchProgram, buildFolder, root } from '#scripts/bench/bench-build.ts';
import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { median } from '#scripts/bench/report/median.ts';
import type { Goal, Section, Table } from '#scripts/bench/report/section.ts';
import { nextMessage, startPinned } from './pinned-process.ts';
import type { RenderRound } from './render-rounds.ts';
import { runServeRounds, type ServedLoad, type ServeRound } from './serve-rounds.ts';

/** Measures the results page: the cost of each step, and of a whole request compared with other servers. */
export async function measurePages(): Promise<Section> {
  const child = startPinned(0, [benchProgram('render-program'), root, buildFolder]);
  const renders = await nextMessage<readonly RenderRound[]>(child);
  const serves = await runServeRounds(5);
  return { tables: [renderTable(renders), serveTable(serves)], goals: listGoals(renders, serves) };
}

function renderTable(rounds: readonly RenderRound[]): Table {
  const of = (pick: (round: RenderRound) => number) => formatFigure(median(rounds.map(pick)));
  return {
    title: 'Results page made: 24 cards, all facets, hydration data',
    columns: ['Step', 'CPU ms a page', 'Of React alone'],
    rows: (
      [
        ['Matched', ({ match }) => match],
        ['Loaded: filtered from 5,000 vehicles, counted, priced', ({ load }) => load],
        ['Drawn, with its data blocks', ({ draw }) => draw],
        ['Matched, loaded and drawn', ({ match, load, draw }) => match + load + draw],
        ['ETag and brotli', ({ compress }) => compress],
        ['React `renderToPipeableStream` alone, same tree, into nothing', ({ reactAlone }) => reactAlone],
      ] as const satisfies readonly (readonly [string, (round: RenderRound) => number])[]
    ).map(([step, pick]) => [step, of(pick), of((round) => pick(round) / round.reactAlone)]),
    note: `Median of ${rounds.length} rounds, contenders in turn in one process; ${of((round) => round.htmlBytes / 1000)} kB of HTML; every address different, three in four at the default profile.`,
  };
}

const labels: Readonly<Record<keyof ServeRound, string>> = {
  constantBytes: 'Constant bytes on `node:http`',
  storedPage: 'Stored page',
  bareNotModified: 'Bare 304 on `node:http`',
  notModified: 'Stored page, 304',
  rendered: 'Page made on demand, compressed',
  renderedAtDefault: 'The same, all at the default profile',
  renderedAtOthers: 'The same, all at other profiles',
  renderedOfMany: 'The same, three times as many pages on the site',
  reactAlone: "React's stream alone on `node:http`, same tree, loaded before",
  templates: 'Template strings on `node:http`, same page, loaded before',
  alone: 'Page made on demand, one connection',
};

function serveTable(rounds: readonly ServeRound[]): Table {
  return {
    title: 'Results page served',
    columns: ['Answer', 'Requests/s', 'p50 ms', 'p99 ms', 'Server CPU µs', 'Bytes', 'Not 200/304'],
    rows: (Object.keys(labels) as (keyof ServeRound)[]).map((name) =>
      toRow(
        labels[name],
        rounds.map((round) => round[name]),
      ),
    ),
    note: `Median of ${rounds.length} rounds, 10 connections unless said; every page made on demand at another address; server on one core, load on the other, the request log on.`,
  };
}

function toRow(label: string, loads: readonly ServedLoad[]): readonly string[] {
  const of = (pick: (load: ServedLoad) => number) => formatFigure(median(loads.map(pick)));
  return [
    label,
    of((load) => load.perSecond),
    of((load) => load.p50Ms),
    of((load) => load.p99Ms),
    of((load) => load.cpuMicroseconds),
    of((load) => load.bytes / load.answers),
    of((load) => load.answers - (load.statuses['200'] ?? 0) - (load.statuses['304'] ?? 0)),
  ];
}

/** Compares CPU time with React's stream alone, and requests a second with constant bytes, each within one round. */
function listGoals(renders: readonly RenderRound[], serves: readonly ServeRound[]): readonly Goal[] {
  const compressMs = median(renders.map(({ compress }) => compress));
  const ratio = (pick: (round: ServeRound) => number) => median(serves.map(pick));
  const againstReact = (load: ServedLoad, { reactAlone }: ServeRound, withoutMs = 0) =>
    (load.cpuMicroseconds - withoutMs * 1000) / reactAlone.cpuMicroseconds;
  const cpu = "CPU time of a request against React's stream alone";
  return [
    atMost(0.5, '×', {
      what: `page matched, loaded, drawn and sent, without its compression: ${cpu}`,
      measured: ratio((round) => againstReact(round.rendered, round, compressMs)),
    }),
    atMost(0.8, '×', {
      what: `the same with its compression: ${cpu}`,
      measured: ratio((round) => againstReact(round.rendered, round)),
    }),
    atMost(1.05, '×', {
      what: 'the same on a site of three times as many pages, CPU time against the site as it is',
      measured: ratio((round) => round.renderedOfMany.cpuMicroseconds / round.rendered.cpuMicroseconds),
    }),
    atLeast(0.65, {
      what: 'stored page, requests a second against constant bytes',
      measured: ratio((round) => round.storedPage.perSecond / round.constantBytes.perSecond),
    }),
    atLeast(0.75, {
      what: '304, requests a second against constant bytes',
      measured: ratio((round) => round.notModified.perSecond / round.constantBytes.perSecond),
    }),
    atMost(5, 'ms', {
      what: 'page made on demand on one connection, to its last byte',
      measured: ratio((round) => round.alone.p50Ms),
    }),
  ];
}

type Found = Pick<Goal, 'what' | 'measured'>;

function atMost(limit: number, unit: string, found: Found): Goal {
  return { ...found, limit, unit, bound: 'at most' };
}

function atLeast(limit: number, found: Found): Goal {
  return { ...found, limit, unit: '×', bound: 'at least' };
}
