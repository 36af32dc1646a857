/** Encodings in which pages are sent; undefined is plain text. */
export type PageEncoding = 'br' | 'gzip' | undefined;

/**
 * Browsers send only a few different headers. The limit keeps a client that sends many others from filling the memory.
 */
const maxKnown = 100;
const known = new Map<string, PageEncoding>();

/** Brotli when the Accept-Encoding header allows it, else gzip, else neither (RFC 9110, section 12.5.3). */
export function chooseEncoding(header: string): PageEncoding {
  if (known.has(header)) return known.get(header);
  const encoding = parseHeader(header);
  if (known.size >= maxKnown) known.clear();
  known.set(header, encoding);
  return encoding;
}

function parseHeader(header: string): PageEncoding {
  const allowed = new Map(header.toLowerCase().split(',').map(parseCoding));
  const accepts = (name: string) => allowed.get(name) ?? allowed.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : undefined;
}

/** `br;q=0` → `['br', false]`. */
function parseCoding(text: string): readonly [name: string, isAllowed: boolean] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  return [name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))];
}
