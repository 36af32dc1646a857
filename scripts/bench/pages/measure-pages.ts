import { benchProgram, buildFolder, root } from '#scripts/bench/bench-build.ts';
import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { median } from '#scripts/bench/report/median.ts';
import type { Goal, Section, Table } from '#scripts/bench/report/section.ts';
import type { ServedLoad } from './measure-load.ts';
import { nextMessage, startPinned } from './pinned-process.ts';
import type { RenderRound } from './render-rounds.ts';
import { runServeRounds, type ServeRound } from './serve-rounds.ts';

/** The results page: what it costs to make, and how fast it is served in every way. */
export async function measurePages(): Promise<Section> {
  const child = startPinned(0, [benchProgram('render-program'), root, buildFolder]);
  const renders = await nextMessage<readonly RenderRound[]>(child);
  const serves = await runServeRounds(3);
  return {
    tables: [renderTable(renders), serveTable(serves)],
    goals: [...renderGoals(renders), ...serveGoals(serves)],
  };
}

function renderTable(rounds: readonly RenderRound[]): Table {
  const of = (pick: (round: RenderRound) => number) => formatFigure(median(rounds.map(pick)));
  return {
    title: 'Results page made: 24 cards, all facets, hydration data',
    columns: ['Step', 'CPU ms a page'],
    rows: [
      ['Loaded: matched, filtered from 5,000 vehicles, counted, priced', of(({ load }) => load)],
      ['Rendered to the finished document', of(({ render }) => render)],
      ['Loaded and rendered', of(oursMs)],
      ['ETag and brotli 4', of(({ compress }) => compress)],
      ['React `renderToPipeableStream` alone, same tree, into nothing', of(({ reactAlone }) => reactAlone)],
    ],
    note: `Median of ${rounds.length} rounds, contenders in turn in one process; ${of((round) => round.htmlBytes / 1000)} kB of HTML; every address different, three in four at the default profile.`,
  };
}

function oursMs({ load, render }: RenderRound): number {
  return load + render;
}

function renderGoals(rounds: readonly RenderRound[]): readonly Goal[] {
  return [
    {
      what: "results page loaded and rendered, CPU time against React's stream alone",
      measured: median(rounds.map((round) => oursMs(round) / round.reactAlone)),
      limit: 0.5,
      bound: 'at most',
      unit: '×',
    },
  ];
}

const labels: Readonly<Record<keyof ServeRound, string>> = {
  constantBytes: 'Constant bytes on `node:http`',
  storedPage: 'Stored page',
  bareNotModified: 'Bare 304 on `node:http`',
  notModified: 'Stored page, 304',
  renderedPage: 'Rendered page, compressed',
  alone: 'Rendered page, one connection',
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
    note: `Median of ${rounds.length} rounds, 10 connections unless said; server on one core, load on the other.`,
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

function serveGoals(rounds: readonly ServeRound[]): readonly Goal[] {
  const against = (name: keyof ServeRound) =>
    median(rounds.map((round) => round[name].perSecond / round.constantBytes.perSecond));
  return [
    {
      what: 'stored page, requests a second against constant bytes',
      measured: against('storedPage'),
      limit: 0.65,
      bound: 'at least',
      unit: '×',
    },
    {
      what: '304, requests a second against constant bytes',
      measured: against('notModified'),
      limit: 0.75,
      bound: 'at least',
      unit: '×',
    },
    {
      what: 'rendered page on one connection, to its last byte',
      measured: median(rounds.map((round) => round.alone.p50Ms)),
      limit: 5,
      bound: 'at most',
      unit: 'ms',
    },
  ];
}
