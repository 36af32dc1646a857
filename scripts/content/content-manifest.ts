import type { ContentTemplate } from '#shared/content/content-page.ts';
import type { CompiledContent } from './read-content.ts';

/** Templates whose pages each have an address of their own in the site map. */
const withOwnAddress: readonly ContentTemplate[] = ['landing', 'legal', 'faq', 'list'];

/**
 * The files of the manifest: address, label and template of every page, and the addresses that the site map lists one by
 * one.
 */
export function manifestFiles({ pages }: CompiledContent): Readonly<Record<string, string>> {
  const all = [...pages.values()].map(({ page }) => page);
  const paths = withOwnAddress.map((template) => {
    const own = all.filter((page) => page.template === template).map(({ path }) => `  '${path}',`);
    return `export const ${template}Paths = [\n${own.join('\n')}\n] as const;\n`;
  });
  const rows = all.map(({ path, label, template }) => `  ${JSON.stringify({ path, label, template })}`);
  return {
    'shared/content/manifest.generated.json': `[\n${rows.join(',\n')}\n]\n`,
    'shared/content/manifest.generated.ts': `// Written by \`npm run content -- manifest\`.\n${paths.join('\n')}`,
  };
}
