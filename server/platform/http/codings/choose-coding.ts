import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HttpError } from '#server/platform/http/errors.ts';

/** A form in which an answer is sent, by its name in Content-Encoding; `identity` is sent without that header. */
export type Coding = 'dcz' | 'zstd' | 'br' | 'gzip' | 'identity';

/** What a client is to get. Most browsers take both zstd and brotli: they get whichever is smaller. */
export type Wish = Coding | 'zstd or br';

/** A file that browsers keep and answers refer to (RFC 9842). */
export interface Dictionary {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes in base64: how browsers name what they have. */
  readonly digest: string;
}

/** Browsers send only a few different headers. The limit keeps a client that sends many others from filling the memory. */
const maxKnown = 100;
const known = new Map<string, ReadonlySet<string>>();

/**
 * What to send to a client: the smallest of what it names in Accept-Encoding. Undefined if it takes nothing that there
 * is (RFC 9110, section 12.5.3). With a dictionary, `dcz` for those who have it; give none for private answers.
 */
export function chooseCoding(
  { headers }: IncomingMessage,
  dictionary?: Pick<Dictionary, 'digest'>,
): Wish | undefined {
  const accepted = listAccepted(headers);
  if (dictionary && accepted.has('dcz') && hasDictionary(headers, dictionary)) return 'dcz';
  if (accepted.has('zstd')) return accepted.has('br') ? 'zstd or br' : 'zstd';
  const named = (['br', 'gzip', 'identity'] as const).find((coding) => accepted.has(coding));
  // Whoever takes anything but plain text surely knows the oldest coding.
  return named ?? (accepted.has('*') ? 'gzip' : undefined);
}

/** The same, or a 406. */
export function requireCoding(req: IncomingMessage, dictionary?: Pick<Dictionary, 'digest'>): Wish {
  const wish = chooseCoding(req, dictionary);
  if (!wish) throw new HttpError(406, 'This comes as plain text or as gzip, brotli or zstd.');
  return wish;
}

/** A 406 for a client that refuses what is not compressed, where there is nothing else. */
export function requirePlain({ headers }: IncomingMessage): void {
  if (!listAccepted(headers).has('identity')) throw new HttpError(406, 'This comes uncompressed only.');
}

/**
 * Only for requests of this site's own pages and of visitors themselves: another site must not learn from lengths what a
 * visitor has kept of ours.
 */
function hasDictionary(headers: IncomingHttpHeaders, { digest }: Pick<Dictionary, 'digest'>): boolean {
  const site = headers['sec-fetch-site'];
  return headers['available-dictionary'] === `:${digest}:` && (site === 'same-origin' || site === 'none');
}

/** Names of the codings that a client takes, in small letters; `identity` is one of them unless it or `*` is refused. */
export function listAccepted(headers: IncomingHttpHeaders): ReadonlySet<string> {
  const text = String(headers['accept-encoding'] ?? '');
  const found = known.get(text);
  if (found) return found;
  const accepted = parseAccepted(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, accepted);
  return accepted;
}

function parseAccepted(header: string): ReadonlySet<string> {
  const codings = new Map(header.toLowerCase().split(',').map(parseCoding));
  const accepted = [...codings].flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
  const isPlainAccepted = codings.get('identity') ?? codings.get('*') ?? true;
  return new Set(isPlainAccepted ? [...accepted, 'identity'] : accepted);
}

/** `br;q=0` → `['br', false]`. */
function parseCoding(text: string): readonly [name: string, isAccepted: boolean] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim());
  return [name, !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))];
}
