import type { ShownOption } from './results-data.ts';

/**
 * The options of a facet as the server drew them: the browser reads them from its page, which is not sent them twice.
 * Only for hydration, before a script or the visitor's next page changes the markup.
 */
export function foundOptions(name: string): readonly ShownOption[] {
  const boxes = document.querySelectorAll<HTMLInputElement>(`main input[type=checkbox][name="${name}"]`);
  return Array.from(boxes, (box): ShownOption => {
    const textOf = (selector: string) => box.parentElement?.querySelector(selector)?.textContent;
    return [
      box.value,
      box.nextSibling?.nodeValue ?? '',
      Number(textOf('small')?.replaceAll(',', '')),
      box.defaultChecked,
      textOf('span') ?? undefined,
    ];
  });
}
