import { randomBytes, randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { chooseCoding, type Wish } from '#server/platform/http/codings/choose-coding.ts';
import { drawDocument, drawWhole, joinBytes } from '#server/platform/http/draw-document.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import { withinAwake } from '#server/platform/time/after-awake.ts';
import type { ClientAssets } from './client-assets.ts';
import { drawFailure } from './error-pages.tsx';
import type { LoadedPage } from './load-page.ts';
import {
  type DocumentParts,
  drawMain,
  type PageDrawing,
  pageDocument,
  staffDocument,
  toDataTexts,
  toDrawing,
} from './page-documents.tsx';
import type { Services } from './services.ts';
import { comesInPanels, hasLate, settleWhole } from './settle-late.ts';

interface PageMakerParts extends DocumentParts {
  readonly services: Pick<Services, 'log'>;
  readonly timeoutMs: number;
  /** The Content-Security-Policy with this nonce for inline scripts. On private pages it allows no tag manager. */
  readonly policyWithNonce: (nonce: string, isPrivate: boolean) => string;
  /** The Content-Security-Policy of pages without a script. */
  readonly policyWithoutScript: string;
}

/** The request that a page is streamed to. */
interface StreamRequest {
  readonly req: Request;
  readonly res: Response;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
  /** Status of the answer; 200 if undefined. */
  readonly status?: number;
}

export interface PageMaker {
  /** The finished document. Rejects when any part fails, because a stored page must be complete. */
  makeWhole(loaded: LoadedPage): Promise<Buffer>;
  /** Sends what is there first, and what comes late once it is there. Resolves when the answer has begun. */
  stream(loaded: LoadedPage, request: StreamRequest): Promise<void>;
}

/** Makes documents of loaded pages. */
export function createPageMaker(parts: PageMakerParts): PageMaker {
  return {
    async makeWhole(loaded) {
      const ready = await settled(parts, loaded);
      const frame = await drawFrame(parts, ready);
      // Only now, and written at once: a text of this length that waits for a turn of the event loop makes the heap grow
      // so that it is collected four times as often.
      return joinBytes(fillGaps(frame.pieces, drawContent(parts, frame, ready)));
    },
    async stream(loaded, request) {
      const { req, res } = request;
      const { server, isPrivate = false } = loaded.page.record;
      const nonce = server.frame === 'staff' ? undefined : randomBytes(16).toString('base64');
      res.setHeader(
        'Content-Security-Policy',
        nonce ? parts.policyWithNonce(nonce, isPrivate) : parts.policyWithoutScript,
      );
      res.setHeader('Cache-Control', 'no-store');
      if (req.method === 'HEAD') return void res.status(200).type('html').end();
      if (hasLate(loaded.state.data) && !comesInPanels(loaded.page.record))
        return streamInOrder(parts, loaded, request);
      return streamParts(parts, loaded, { ...request, nonce });
    },
  };
}

/**
 * Sends the document without its late panels, then each panel as it is ready, which React's script moves into its place;
 * crawlers get all at once. Staff pages have neither panels nor a script.
 */
function streamParts(
  parts: PageMakerParts,
  loaded: LoadedPage,
  { req, res, signal, status, nonce }: StreamRequest & { readonly nonce: string | undefined },
): Promise<void> {
  const { assets, timeoutMs } = parts;
  const drawing = {
    document: nonce
      ? pageDocument(toDrawing(parts, loaded, toDataTexts(parts, loaded)))
      : staffDocument(loaded, assets),
    ...(nonce && { nonce, script: assets.start }),
    waitForAll: isbot(req.headers['user-agent']),
    timeoutMs,
    signal,
    onLateError: (error: unknown) => logLate(parts, loaded, error),
  };
  return drawDocument(drawing, () => streamDocument(req, res, status));
}

/**
 * Sends head and header, then the content once all of it is there, then the rest: everything in its place, so that no
 * script is needed. Where the content fails, its place says so.
 */
async function streamInOrder(
  parts: PageMakerParts,
  loaded: LoadedPage,
  { req, res, signal, status }: StreamRequest,
): Promise<void> {
  const frame = await drawFrame(parts, loaded);
  signal.throwIfAborted();
  const output = streamDocument(req, res, status);
  const [before = '', ...others] = frame.pieces;
  output.write(before);
  output.flush?.();
  void drawLate(parts, frame, { loaded, signal }).then((texts) =>
    output.end(joinBytes(fillGaps(['', ...others], texts))),
  );
}

/**
 * Stands in a document where its content, its JSON-LD and its start state go once they are ready. No visitor can have
 * typed it, because nobody outside this process has seen it.
 */
const gap = randomUUID();

interface PageFrame {
  readonly drawing: PageDrawing;
  /** The document cut at its three gaps. */
  readonly pieces: readonly Buffer[];
}

async function drawFrame(parts: PageMakerParts, loaded: LoadedPage): Promise<PageFrame> {
  const drawing = toDrawing(parts, loaded, { jsonLd: gap, startState: gap });
  const bytes = await drawWhole(pageDocument(drawing, gap), scriptTag(parts.assets.start));
  return { drawing, pieces: splitAtGaps(bytes) };
}

function splitAtGaps(bytes: Buffer): readonly Buffer[] {
  const place = bytes.indexOf(gap);
  if (place < 0) return [bytes];
  return [bytes.subarray(0, place), ...splitAtGaps(bytes.subarray(place + gap.length))];
}

function fillGaps(
  pieces: readonly (string | Buffer)[],
  texts: readonly string[],
): readonly (string | Buffer)[] {
  return pieces.flatMap((piece, place) => [piece, texts[place] ?? '']);
}

/** The texts for the gaps of a frame: content, JSON-LD, start state. */
function drawContent(parts: PageMakerParts, { drawing }: PageFrame, loaded: LoadedPage): readonly string[] {
  const { jsonLd, startState } = toDataTexts(parts, loaded);
  return [drawMain({ ...drawing, loaded }), jsonLd, startState];
}

/** The same once all has come, or what says that it failed: without a start state the browser leaves the page as it is. */
async function drawLate(
  parts: PageMakerParts,
  frame: PageFrame,
  { loaded, signal }: { readonly loaded: LoadedPage; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  try {
    return drawContent(parts, frame, await settled(parts, loaded));
  } catch (error) {
    if (!signal.aborted) logLate(parts, loaded, error);
    return [drawFailure(parts.frame().facts.site), '{}', ''];
  }
}

async function settled({ timeoutMs }: PageMakerParts, loaded: LoadedPage): Promise<LoadedPage> {
  const { state } = loaded;
  if (!hasLate(state.data)) return loaded;
  return { ...loaded, state: { ...state, data: await withinAwake(timeoutMs, settleWhole(state.data)) } };
}

function logLate({ services }: PageMakerParts, { page }: LoadedPage, error: unknown): void {
  services.log.error({ error, page: page.name }, logEvents.pagePartFailed);
}

/** The only script that a document names. React has no place for it that would not make browsers fetch it earlier. */
function scriptTag({ href, integrity }: ClientAssets['start']): string {
  return `<script type="module" src="${href}" integrity="${integrity}" async=""></script>`;
}

/** Where a document is written to. What has been written leaves at a `flush`, which React calls after each batch. */
type DocumentStream = Writable & { flush?(): void };

/** A destination that compresses what is written, so that the shell can leave before the late parts are ready. */
function streamDocument(req: Request, res: Response, status = 200): DocumentStream {
  res.status(status).type('html');
  res.vary('Accept-Encoding');
  // Never against a dictionary: what is private stands beside what others may have put into the address.
  const compressor = createCompressor(chooseCoding(req));
  if (!compressor) return res;
  res.setHeader('Content-Encoding', compressor.coding);
  compressor.stream.pipe(res);
  res.once('close', () => compressor.stream.destroy());
  return compressor.stream;
}

function createCompressor(wish: Wish | undefined) {
  switch (wish) {
    case 'zstd':
    case 'zstd or br':
      return { coding: 'zstd', stream: createZstdCompress() };
    case 'br':
      return {
        coding: wish,
        stream: createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
      };
    case 'gzip':
      return { coding: wish, stream: createGzip({ level: constants.Z_BEST_SPEED }) };
    default:
      return undefined;
  }
}
