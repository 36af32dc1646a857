import { resolve } from 'node:path';
import { z } from 'zod';
import { checkLayout } from '#server/catalogue/import/layout/check-layout.ts';
import { readLayout } from '#server/catalogue/import/layout/read-layout.ts';
import { UsageError } from '#server/platform/command-line/failures.ts';
import { text } from '#server/platform/command-line/option.ts';
import { subcommand } from '#server/platform/command-line/subcommand.ts';
import type { CatalogueContext } from './import-catalogue.ts';

const absolutePath = z.string().startsWith('/').max(4_096);

/** `check-layout`: the first rows of a funder's file, as a layout reads them. */
export const checkLayoutFile = subcommand({
  usages: [
    {
      typed: 'check-layout <layout> <file> [--sheet <name>]',
      help: "Show the first rows of a funder's file as a layout reads them (server/catalogue/import/feed-layouts.md).",
    },
  ],
  options: { sheet: text('<name>') },
  takesOperands: true,
  request: z.strictObject({
    layoutPath: absolutePath,
    path: absolutePath,
    sheet: z.string().max(100).optional(),
  }),
  toRequest: ({ values: { sheet }, operands: [layout, path, ...more], folder }) => {
    if (layout === undefined || path === undefined || more.length > 0)
      throw new UsageError('Give a layout and a file.');
    return { layoutPath: resolve(folder, layout), path: resolve(folder, path), sheet };
  },
  run: async ({ database }: CatalogueContext, { layoutPath, path, sheet }) =>
    checkLayout(database, { layout: await readLayout(layoutPath), path, sheet }),
});
