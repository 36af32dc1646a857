import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { listAccepted, requirePlain } from '#server/platform/http/codings/choose-coding.ts';
import type { FindChange } from './changed-assets.ts';

const dayMs = 24 * 60 * 60 * 1000;
const yearMs = 365 * dayMs;
const extensions = { br: '.br', gzip: '.gz' } as const;

interface StaticFilesOptions {
  readonly folder: string;
  /** Paths such as `/assets/`, below which names contain a hash of the content: browsers keep these for a year. */
  readonly immutablePrefixes: readonly string[];
  /** Finds a smaller form for a browser that has the file of an earlier build. */
  readonly findChange?: FindChange;
}

/**
 * Serves the files that are in `folder` when the process starts, compressed if there is a `.br` or `.gz` beside them.
 * For a path that is no file the request goes on, after one look-up in memory.
 */
export function staticFiles({ folder, immutablePrefixes, findChange }: StaticFilesOptions): RequestHandler {
  const files = listStaticFiles(folder);
  const findEtag = contentEtags(folder);
  const isImmutable = (path: string) => immutablePrefixes.some((prefix) => path.startsWith(prefix));
  return async (req, res, next) => {
    const file = req.method === 'GET' || req.method === 'HEAD' ? files.get(req.path) : undefined;
    if (!file) return next();
    const use = toDictionaryUse(req.path);
    const change = use && (await findChange?.(req));
    const encoding = chooseEncoding(req, file);
    if (!encoding && !change) requirePlain(req);
    const taken = takeDocumentHeaders(res, file);
    setTypeAndEncoding(res, file, change ? 'dcz' : encoding);
    if (use) res.set('Use-As-Dictionary', use).vary('Accept-Encoding, Available-Dictionary');
    const immutable = isImmutable(req.path);
    if (change) {
      res.set('Cache-Control', `public, max-age=${yearMs / 1000}, immutable`);
      return void res.send(change);
    }
    const name = encoding ? file.name + extensions[encoding] : file.name;
    const etag = await findEtag(name);
    if (etag) res.setHeader('ETag', etag);
    const caching = { immutable, maxAge: immutable ? yearMs : dayMs, etag: false, lastModified: false };
    res.sendFile(name, { root: folder, ...caching }, (error) => fallThrough(res, next, { error, taken }));
  };
}

/**
 * Which later requests a browser may name the file with (RFC 9842): documents and page data that of their kind, a script
 * or style sheet the one of the next build. Undefined for what is no dictionary.
 */
function toDictionaryUse(path: string): string | undefined {
  const [, kind, type] = /^\/assets\/([\w-]+)-\w{8}\.(js|css|dict)$/.exec(path) ?? [];
  if (type === 'js' || type === 'css') return `match="/assets/${kind}-*.${type}"`;
  if (kind === 'documents') return 'match="/*", match-dest=("document")';
  return kind === 'page-data' ? 'match="/page-data/*"' : undefined;
}

type Encoding = keyof typeof extensions;

/** The smallest form that the client accepts: browsers name `gzip` first and mean no order by it. */
function chooseEncoding({ headers }: Request, { encodings }: StaticFile): Encoding | undefined {
  const accepted = listAccepted(headers);
  return encodings.find((encoding) => accepted.has(encoding));
}

/** The headers that say what a document may do. */
const documentHeaders = [
  'Permissions-Policy',
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Frame-Options',
];

/**
 * Takes them away, and returns them: they are a kilobyte that the files of a page need not repeat. A drawing can be
 * opened as a document, but its policy lets it run no script.
 */
function takeDocumentHeaders(res: Response, { name }: StaticFile): Map<string, string> {
  const unneeded = extname(name) === '.svg' ? documentHeaders.slice(0, 1) : documentHeaders;
  const taken = new Map<string, string>();
  for (const header of unneeded) {
    const value = res.get(header);
    if (value !== undefined) taken.set(header, value);
    res.removeHeader(header);
  }
  return taken;
}

function setTypeAndEncoding(res: Response, file: StaticFile, encoding: Encoding | 'dcz' | undefined): void {
  res.type(extname(file.name));
  if (file.encodings.length > 0) res.vary('Accept-Encoding');
  if (encoding) res.setHeader('Content-Encoding', encoding);
}

interface Unsent {
  readonly error: Error | undefined;
  /** The headers that a document needs, as the answer may become one now. */
  readonly taken: Map<string, string>;
}

/** A file that was removed after the start is not found; one that cannot be read is a 500. */
function fallThrough(res: Response, next: NextFunction, { error, taken }: Unsent): void {
  if (!error || res.headersSent) return;
  if ('code' in error && error.code === 'ECONNABORTED') return;
  for (const name of ['Content-Type', 'Content-Encoding', 'Cache-Control', 'ETag']) {
    res.removeHeader(name);
  }
  res.setHeaders(taken);
  next('status' in error && error.status === 404 ? undefined : error);
}

/** The ETag of a file; undefined when it cannot be read. */
type FindEtag = (name: string) => Promise<string | undefined>;

/**
 * ETags made from the content of a folder's files, each read once. Size and time of change, as usual in ETags, can be
 * the same in two builds with different bytes, and a cache would then keep the wrong file.
 */
function contentEtags(folder: string): FindEtag {
  const etags = new Map<string, Promise<string | undefined>>();
  return (name) => {
    const known = etags.get(name) ?? readEtag(join(folder, name));
    etags.set(name, known);
    return known;
  };
}

async function readEtag(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** A file that may be served, and its compressed forms, smallest first. */
interface StaticFile {
  /** Path within the folder, with the separators of the system. */
  readonly name: string;
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** Every file of a folder by the path it is served under, `/assets/entry.js`; without dotfiles and compressed forms. */
function listStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  const served = [...names].filter((name) => !isHidden(name) && !isCompressedForm(name, names));
  return new Map(served.map((name) => [toUrlPath(name), { name, encodings: findEncodings(name, names) }]));
}

function findEncodings(name: string, names: ReadonlySet<string>): StaticFile['encodings'] {
  return [
    ...(names.has(`${name}.br`) ? ['br' as const] : []),
    ...(names.has(`${name}.gz`) ? ['gzip' as const] : []),
  ];
}

function isCompressedForm(name: string, names: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
}

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part.startsWith('.'));
}

function toUrlPath(name: string): string {
  return `/${name.split(sep).map(encodeURIComponent).join('/')}`;
}
