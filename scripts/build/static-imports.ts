import type { Metafile } from 'esbuild';

/** A file of the build and all that it imports statically. */
export function staticImports(outputs: Metafile['outputs'], file: string, seen: string[] = []): string[] {
  if (seen.includes(file)) return seen;
  seen.push(file);
  for (const { path, kind, external } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement' && !external) staticImports(outputs, path, seen);
  }
  return seen;
}
