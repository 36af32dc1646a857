import { EventEmitter } from 'node:events';
import type { ReactElement } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { afterAwake } from '#server/platform/time/after-awake.ts';

interface PartLimits {
  /** Late parts that take longer are given up; the page then says that they could not be loaded. */
  readonly timeoutMs: number;
  /** Aborts when the visitor leaves. */
  readonly signal?: AbortSignal;
}

interface Drawing extends Partial<PartLimits> {
  readonly document: ReactElement;
  /** The script that the browser runs as soon as the shell has arrived. */
  readonly script?: { readonly href: string; readonly integrity: string };
  /** Allows the script, and those by which React moves late parts into their places. */
  readonly nonce?: string;
  /** True where the document is sent only when it is complete. */
  readonly waitForAll: boolean;
  /** Called with errors of parts whose place in the shell says that they failed. */
  readonly onLateError: (error: unknown) => void;
}

/**
 * Draws every document that the server sends, into `output`. It is called when the shell is ready, which is the document
 * without the parts that come late, or when everything is ready if `waitForAll`. Resolves at that moment and does not wait for slow parts or slow readers. Rejects when the
 * shell fails or the visitor leaves before it is ready; nothing has been written then.
 */
export function drawDocument(drawing: Drawing, output: () => NodeJS.WritableStream): Promise<void> {
  const { document, script, nonce, timeoutMs, signal, waitForAll, onLateError } = drawing;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isShellReady = false;
  // Errors before the shell is ready. They are told once it is; if it fails itself, `onShellError` tells.
  const early: unknown[] = [];
  const start = () => {
    if (signal?.aborted) return reject(signal.reason);
    stream.pipe(output());
    resolve();
  };
  const stream = renderToPipeableStream(document, {
    ...(script && { bootstrapModules: [{ src: script.href, integrity: script.integrity }] }),
    // React would send finished parts of a long page late as well, for its script to move them: never without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(nonce ? { nonce } : {}),
    onShellReady: () => {
      isShellReady = true;
      early.forEach(onLateError);
      if (!waitForAll) start();
    },
    onAllReady: () => {
      endTimes?.();
      // Not within this call: React may be in the middle of aborting parts.
      if (waitForAll) queueMicrotask(start);
    },
    onShellError: (error) => {
      endTimes?.();
      reject(error);
    },
    onError: (error) => {
      if (signal?.aborted) return;
      if (isShellReady) onLateError(error);
      else early.push(error);
    },
  });
  const endTimes =
    timeoutMs === undefined ? undefined : limitTime(stream, { timeoutMs, ...(signal && { signal }) });
  return promise;
}

/** Aborts the unfinished parts at the time limit or when the visitor leaves. Call the result when all is done. */
function limitTime({ abort }: PipeableStream, { timeoutMs, signal }: PartLimits): () => void {
  const onLeave = () => abort(signal?.reason);
  const stop = afterAwake(timeoutMs, () => abort(new Error(`Not rendered within ${timeoutMs} ms`)));
  signal?.addEventListener('abort', onLeave);
  return () => {
    stop();
    signal?.removeEventListener('abort', onLeave);
  };
}

/**
 * The bytes of a document in which nothing comes late, with this HTML at the end of its body. Rejects when any part of it
 * fails.
 */
export async function drawWhole(document: ReactElement, atEnd = ''): Promise<Buffer> {
  const errors: unknown[] = [];
  const chunks: (string | Uint8Array)[] = [];
  // Less than a stream, because everything is there before React begins to write.
  const collector = new EventEmitter() as NodeJS.WritableStream;
  collector.write = (chunk: string | Uint8Array) => chunks.push(chunk) > 0;
  collector.end = () => collector;
  const onLateError = (error: unknown) => void errors.push(error);
  await drawDocument({ document, waitForAll: true, onLateError }, () => collector);
  if (errors.length > 0) throw errors[0];
  return insertAtEnd(joinBytes(chunks), atEnd);
}

const documentEnd = '</body></html>';

function insertAtEnd(document: Buffer, atEnd: string): Buffer {
  const end = document.length - documentEnd.length;
  if (document.toString('latin1', end) !== documentEnd)
    throw new Error('React did not end the document as expected');
  return joinBytes([document.subarray(0, end), atEnd, documentEnd]);
}

/** One buffer, into which each piece is written once: on a results page copies would cost as much as React's writing. */
export function joinBytes(pieces: readonly (string | Uint8Array)[]): Buffer {
  const lengths = pieces.map((piece) => Buffer.byteLength(piece));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let place = 0;
  pieces.forEach((piece, index) => {
    if (typeof piece === 'string') bytes.write(piece, place);
    else bytes.set(piece, place);
    place += lengths[index] ?? 0;
  });
  return bytes;
}
