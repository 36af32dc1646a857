import { benchProgram } from '#scripts/bench/bench-build.ts';
import type { BenchOptions } from '#scripts/bench/bench-options.ts';
import { installPeers } from '#scripts/bench/install-peers.ts';
import { formatFigure } from '#scripts/bench/report/format-section.ts';
import { median } from '#scripts/bench/report/median.ts';
import type { Section, Table } from '#scripts/bench/report/section.ts';
import { nextMessage, startPinned } from './pinned-process.ts';
import type { RenderRound } from './render-rounds.ts';
import { runServeRounds } from './serve-rounds.ts';
import { listServedGoals, servedTable } from './served-table.ts';

/** Measures the results page: the cost of each step, and of a whole request compared with other servers. */
export async function measurePages({ earlier, isShort }: BenchOptions): Promise<Section> {
  const child = startPinned(0, [...benchProgram('render-program'), isShort ? '2' : '9']);
  const renders = await nextMessage<readonly RenderRound[]>(child);
  const [rounds, requests] = isShort ? [1, 100] : [5, 500];
  const served = await runServeRounds({ earlier, peers: installPeers(), rounds, requests });
  return { tables: [renderTable(renders), servedTable(served)], goals: listServedGoals(served) };
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
        ['ETag and compression', ({ compress }) => compress],
        ['React `renderToPipeableStream` alone, same tree, into nothing', ({ reactAlone }) => reactAlone],
      ] as const satisfies readonly (readonly [string, (round: RenderRound) => number])[]
    ).map(([step, pick]) => [step, of(pick), of((round) => pick(round) / round.reactAlone)]),
    note: `Median of ${rounds.length} rounds, contenders in turn in one process; ${of((round) => round.htmlBytes / 1000)} kB of HTML; every address different, three in four at the default profile.`,
  };
}
