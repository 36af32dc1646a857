/** The first fault of a text that should be well-formed XML with elements only; undefined when it has none. */
export function findMarkupFault(xml: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const tag of xml.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [text, closing, name = '', attributes = '', empty] = tag;
    if (/\S/.test(xml.slice(end, tag.index))) return `Text before ${text.slice(0, 40)}`;
    end = tag.index + text.length;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) return `An attribute given twice in ${text.slice(0, 40)}`;
    if (closing && open.pop() !== name) return `${text} closes another element`;
    if (!closing && !empty) open.push(name);
  }
  if (/\S/.test(xml.slice(end))) return `Text after the last element: ${xml.slice(end, end + 40)}`;
  return open.length > 0 ? `${open.join(', ')} not closed` : undefined;
}
