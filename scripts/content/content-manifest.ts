import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTemplate } from '#shared/content/content-page.ts';
import type { CompiledContent, ContentProblem } from './read-content.ts';

/** Templates whose pages each have an address of their own in the site map. */
const withOwnAddress: readonly ContentTemplate[] = ['landing', 'legal', 'faq', 'list'];

export const manifestFile = 'shared/content/manifest.generated.ts';

/** The manifest: the addresses of texts that the site map lists one by one, with what each is called. */
export function writeManifest({ pages }: CompiledContent): string {
  const all = [...pages.values()].map(({ page }) => page);
  const tables = withOwnAddress.map((template) => {
    const own = all.filter((page) => page.template === template);
    const rows = own.map(({ path, label }) => `  '${path}': ${JSON.stringify(label)},`);
    return `export const ${template}Pages = {\n${rows.join('\n')}\n} as const;\n`;
  });
  return `// Written by \`npm run content -- manifest\`.\n${tables.join('\n')}`;
}

/** Whether the committed manifest has all pages with an address of their own. */
export function checkManifest(content: CompiledContent, root: string): readonly ContentProblem[] {
  if (readFileSync(join(root, manifestFile), 'utf8') === writeManifest(content)) return [];
  return [{ path: manifestFile, what: 'is not what `npm run content -- manifest` writes' }];
}
