import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { metafile } from './bench-build.ts';
import { formatFigure } from './report/format-section.ts';
import type { Table } from './report/section.ts';

/** A script that a page has fetched, and its bytes as sent. */
export interface FetchedScript {
  readonly url: string;
  readonly sent: number;
}

/** A package or one of our folders, and its share of some scripts. */
interface ScriptShare {
  readonly name: string;
  readonly minified: number;
  /** Its share of each file's compressed bytes, in proportion to its share of the uncompressed ones. */
  readonly sent: number;
}

/** A table of what these scripts consist of, largest part first. */
export async function tellScriptsApart(scripts: readonly FetchedScript[]): Promise<Table> {
  const { outputs }: Metafile = JSON.parse(await readFile(metafile, 'utf8'));
  const shares = new Map<string, ScriptShare>();
  const outputByName = new Map(Object.entries(outputs).map(([file, output]) => [basename(file), output]));
  for (const { url, sent } of scripts) {
    const output = outputByName.get(basename(url));
    const inputs = Object.entries(output?.inputs ?? { start: { bytesInOutput: 1 } });
    const total = output?.bytes ?? 1;
    for (const [source, { bytesInOutput }] of inputs) {
      add(shares, { name: toRoom(source), minified: bytesInOutput, sent: (sent * bytesInOutput) / total });
    }
  }
  const rows = [...shares.values()].sort((a, b) => b.sent - a.sent);
  return {
    title: 'What the script of the results page is, kB',
    columns: ['Package or room', 'Minified', 'Share of what is sent'],
    rows: rows.map(({ name, minified, sent }) => [
      name,
      formatFigure(minified / 1000),
      formatFigure(sent / 1000),
    ]),
    note: 'Shares of the compressed bytes are in proportion to the minified ones.',
  };
}

function add(shares: Map<string, ScriptShare>, { name, minified, sent }: ScriptShare): void {
  const known = shares.get(name) ?? { name, minified: 0, sent: 0 };
  shares.set(name, { name, minified: known.minified + minified, sent: known.sent + sent });
}

/** `node_modules/react-dom/cjs/…` → `react-dom`; `shared/pages/results/…` → `shared/pages/results`. */
function toRoom(source: string): string {
  const packaged = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (packaged) return packaged;
  const folders = source.replace(/^.*?:/, '').split('/').slice(0, -1);
  return folders.slice(0, folders[1] === 'pages' ? 3 : 2).join('/') || 'start and joins';
}
