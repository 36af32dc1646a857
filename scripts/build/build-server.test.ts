import { SourceMap, type SourceMapPayload } from 'node:module';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { thinSourceMap } from './build-server.ts';

const source = `interface Shape {
  readonly width: number;
}

export function area({ width }: Shape): number {
  if (width < 0) throw new RangeError('negative');
  return width * width;
}
`;

async function build() {
  const { code, map } = await transform(source, { loader: 'ts', sourcemap: true, sourcefile: 'shape.ts' });
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.includes('RangeError'));
  return { map, lines, place: [at, lines[at]?.indexOf('RangeError') ?? 0] as const };
}

const read = (map: string) => new SourceMap(JSON.parse(map) as SourceMapPayload);

test('a place in the built code leads to the same line of the same file as before', async () => {
  const { map, place } = await build();
  const thinned = read(thinSourceMap(map)).findEntry(...place);

  expect(thinned).toMatchObject({ originalSource: 'shape.ts', originalLine: 5 });
  expect(read(map).findEntry(...place)).toMatchObject({ originalSource: 'shape.ts', originalLine: 5 });
});

test('there is one mapping a line at most, and no source text', async () => {
  const { map, lines } = await build();
  const { mappings, ...others } = JSON.parse(thinSourceMap(map)) as { readonly mappings: string };

  expect(mappings).not.toContain(',');
  expect(mappings.split(';').length).toBeLessThanOrEqual(lines.length);
  expect(others).toEqual({ version: 3, sources: ['shape.ts'], names: [] });
});
