import type { ContentTemplate } from '#shared/content/content-page.ts';
import type { CompiledContent } from './read-content.ts';

export const manifestFile = 'shared/content/manifest.generated.ts';

/** Templates whose pages each have an address of their own in the site map. */
const withOwnAddress: readonly ContentTemplate[] = ['landing', 'legal', 'faq', 'list'];

/** The manifest: address, label and template of every page, and the addresses that the site map lists one by one. */
export function manifestText({ pages }: CompiledContent): string {
  const all = [...pages.values()].map(({ page }) => page);
  const paths = withOwnAddress.map((template) => {
    const own = all.filter((page) => page.template === template).map(({ path }) => `  '${path}',`);
    return `export const ${template}Paths = [\n${own.join('\n')}\n] as const;\n`;
  });
  const rows = all.map(
    ({ path, label, template }) => `  ['${path}', ${JSON.stringify(label)}, '${template}'],`,
  );
  return `// Written by \`npm run content -- manifest\`.
import type { ContentTemplate } from './content-page.ts';

${paths.join('\n')}
export const contentManifest: readonly (readonly [path: string, label: string, template: ContentTemplate])[] = [
${rows.join('\n')}
];
`;
}
