import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { median } from '#scripts/bench/report/median.ts';
import { atMost, type Goal, type Table } from '#scripts/bench/report/section.ts';
import { countRefused, type ServedLoad } from './measure-load.ts';
import { names, type ServedRounds } from './serve-rounds.ts';

export function servedTable(served: readonly ServedRounds[]): Table {
  return {
    title: 'Results page made on demand',
    columns: [
      ...['Server', 'Requests/s', 'p50 ms', 'p99 ms', 'CPU ms a page'],
      ...['HTML kB', 'CPU µs a kB', 'Sent kB', 'Refused'],
    ],
    rows: served.map(toRow),
    note: `Median of ${served[0]?.loads.length} rounds, in turn, 10 connections unless said; every page at another address, matched and loaded as the site does unless said; server on one core, load on the other. This site with its start flags and its request log, the others with Node's own flags and without a log. Fastify compresses by @fastify/compress, Astro by compression, both as they come.`,
  };
}

function toRow({ name, htmlKilobytes, loads }: ServedRounds): readonly string[] {
  const of = (pick: (load: ServedLoad) => number) => formatFigure(median(loads.map(pick)));
  return [
    name,
    of((load) => load.perSecond),
    of((load) => load.p50Ms),
    of((load) => load.p99Ms),
    of((load) => load.cpuMicroseconds / 1000),
    of(() => htmlKilobytes),
    of((load) => load.cpuMicroseconds / htmlKilobytes),
    of((load) => load.bytes / load.answers / 1000),
    of(countRefused),
  ];
}

/** The CPU time that one round took for a page of a contender, or for a kilobyte of it. */
type Cost = (contender: ServedRounds, round: number) => number;

/** Compares CPU time with that of others, each within one round. */
export function listServedGoals(served: readonly ServedRounds[]): readonly Goal[] {
  const find = (name: string) => served.find((each) => each.name === name);
  const site = find(names.site);
  const perPage: Cost = ({ loads }, round) => loads[round]?.cpuMicroseconds ?? Number.NaN;
  const perKilobyte: Cost = (each, round) => perPage(each, round) / each.htmlKilobytes;
  const against = (name: string, cost: Cost) => {
    const other = find(name);
    if (!site || !other) return Number.NaN;
    return median(site.loads.map((_load, round) => cost(site, round) / cost(other, round)));
  };
  const alone = find(names.alone)?.loads.map(({ p50Ms }) => p50Ms) ?? [];
  const page = 'page with its compression: CPU time';
  return atMost(
    ...[names.astro, names.plainAstro, names.fastify, names.plainFastify].map(
      (name) => [`${page} a kB of HTML against ${name}`, against(name, perKilobyte), 1, '×'] as const,
    ),
    [`${page} against ${names.react}`, against(names.react, perPage), 1.5 / 2.1, '×'],
    [`${page} on a site of three times as many pages`, 1 / against(names.many, perPage), 1.05, '×'],
    ['HTML of a results page', site?.htmlKilobytes ?? Number.NaN, 70, 'kB'],
    ['page on one connection, to its last byte', median(alone), 5, 'ms'],
  );
}
