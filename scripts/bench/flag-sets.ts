import { type NodeSettings, plainSettings, siteSettings } from './pages/pinned-process.ts';

/** What a node did with one set of start flags, in each round. */
export interface TriedFlags {
  readonly name: string;
  readonly settings: NodeSettings;
  readonly rounds: FlagRound[];
}

export interface FlagRound {
  readonly madePerSecond: number;
  readonly madeP99Ms: number;
  readonly storedPerSecond: number;
  readonly peakMib: number;
}

export const byDefault = "Node's own";
export const asStarted = 'As the site is started';

/** Young generation in MiB and growth of the heap in percent; undefined is Node's own. */
const tried = [undefined, 4, 8, 16].flatMap((semiSpace) =>
  [undefined, 30, 60, 100].map((growth) => ({ semiSpace, growth })),
);

/** What is tried: a short list to see that it runs. */
export function listFlagSets(isShort: boolean): readonly TriedFlags[] {
  const { environment } = siteSettings;
  const withArenas = tried.map(({ semiSpace, growth }): TriedFlags => {
    const flags = [
      ...(semiSpace ? [`--max-semi-space-size=${semiSpace}`] : []),
      ...(growth ? [`--heap-growing-percent=${growth}`] : []),
    ];
    const name = ['arenas as started', ...flags].join(' ');
    return { name, settings: { flags: ['--enable-source-maps', ...flags], environment }, rounds: [] };
  });
  return [
    { name: byDefault, settings: plainSettings, rounds: [] },
    { name: asStarted, settings: siteSettings, rounds: [] },
    {
      name: 'As started, but arenas by default',
      settings: { ...siteSettings, environment: plainSettings.environment },
      rounds: [],
    },
    ...(isShort ? [] : withArenas),
  ];
}
