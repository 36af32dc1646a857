import type { BenchOptions } from './bench-options.ts';
import { asStarted, byDefault, type FlagRound, listFlagSets, type TriedFlags } from './flag-sets.ts';
import { importedVehicles, withImportedCatalogue } from './imported-catalogue.ts';
import { browserCodings } from './pages/load-client.ts';
import { sendLoad } from './pages/measure-load.ts';
import { makePageTargets } from './pages/page-targets.ts';
import type { NodeSettings } from './pages/pinned-process.ts';
import { formatFigure } from './report/format-section.ts';
import { median } from './report/median.ts';
import { atMost, type Section } from './report/section.ts';
import { readMemoryMib } from './run-measured.ts';
import { startSite } from './start-site.ts';

/** Measures what each set of start flags costs in pages and saves in memory: a node on PostgreSQL, started anew for each. */
export async function measureFlags(options: BenchOptions): Promise<Section> {
  const { isShort } = options;
  const vehicles = importedVehicles(options);
  const sets = listFlagSets(isShort);
  const [rounds, seconds] = isShort ? [1, 3] : [2, 15];
  const measured = await withImportedCatalogue(vehicles, async (env) => {
    for (let round = 0; round < rounds; round += 1)
      for (const set of sets) set.rounds.push(await measureRound(env, set.settings, seconds));
    return sets;
  });
  return toSection(measured ?? [], { seconds, vehicles });
}

async function measureRound(
  env: Readonly<Record<string, string>>,
  settings: NodeSettings,
  seconds: number,
): Promise<FlagRound> {
  const site = await startSite(env, settings);
  try {
    const port = Number(new URL(site.origin).port);
    const headers = { 'Accept-Encoding': browserCodings };
    const ask = (targets: readonly string[], length: number) =>
      sendLoad({ port, targets, headers, connections: 10, seconds: length });
    await ask(makePageTargets(2000, 30), 5);
    const made = await ask(makePageTargets(seconds * 1000, 31), seconds);
    await ask(['/car-leasing'], 2);
    const stored = await ask(['/car-leasing'], seconds / 3);
    return {
      madePerSecond: made.perSecond,
      madeP99Ms: made.p99Ms,
      storedPerSecond: stored.perSecond,
      peakMib: readMemoryMib(site.pid, 'VmHWM') ?? Number.NaN,
    };
  } finally {
    await site.stop();
  }
}

function toSection(
  sets: readonly TriedFlags[],
  { seconds, vehicles }: { readonly seconds: number; readonly vehicles: number },
): Section {
  const find = (name: string) => sets.find((set) => set.name === name);
  const of = (set: TriedFlags | undefined, figure: keyof FlagRound) =>
    median(set?.rounds.map((round) => round[figure]) ?? []);
  const lost = (set: TriedFlags | undefined, figure: keyof FlagRound) =>
    100 * (1 - of(set, figure) / of(find(byDefault), figure));
  const toRow = (set: TriedFlags) => [
    set.name,
    ...[
      of(set, 'madePerSecond'),
      lost(set, 'madePerSecond'),
      of(set, 'madeP99Ms'),
      of(set, 'storedPerSecond'),
      lost(set, 'storedPerSecond'),
      of(set, 'peakMib'),
    ].map(formatFigure),
  ];
  const skipped = ['skipped: no PostgreSQL found', '', '', '', '', '', ''];
  const started = find(asStarted);
  return {
    tables: [
      {
        title: `Start flags: a node on PostgreSQL, ${formatFigure(vehicles)} vehicles`,
        columns: ['Flags', 'Made/s', 'Lost %', 'p99 ms', 'Stored/s', 'Lost %', 'Peak MiB'],
        rows: sets.length === 0 ? [skipped] : sets.map(toRow),
        note: `Median of ${sets[0]?.rounds.length ?? 0} rounds; ten connections, pages made on demand for ${seconds} s, a stored one for ${formatFigure(seconds / 3)} s. Lost: against Node's own flags.`,
      },
    ],
    goals: atMost(
      ['pages made on demand, lost by the start flags', lost(started, 'madePerSecond'), 5, '%'],
      ['stored pages, lost by the start flags', lost(started, 'storedPerSecond'), 5, '%'],
      ['peak memory with the start flags', of(started, 'peakMib'), 400, 'MiB'],
    ),
  };
}
