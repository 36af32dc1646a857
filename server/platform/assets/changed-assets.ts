import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { chooseCoding } from '#server/platform/http/codings/choose-coding.ts';
import { compressFurther, toDictionary } from '#server/platform/http/codings/compress.ts';
import { createGate } from '#server/platform/http/gate.ts';
import { isAssetName } from './keep-assets.ts';

/** Some hundred files, each a few kilobytes against the one before. */
const maxBytes = 2 * 1024 * 1024;
/**
 * A page names some ten files. Whoever asks for all at once, to keep the threads busy that also derive passwords, gets
 * whole files.
 */
const mostWaiting = 20;
/** How many files of earlier builds are known. */
const maxKnown = 5000;

interface ChangedAssetsOptions {
  /** The folder with the files of all builds. */
  readonly kept: string;
  /** The scripts and styles of this process's build. */
  readonly own: string;
}

/** The `dcz` bytes of a script or style sheet against an earlier one that the browser says it has. */
export type FindChange = (req: Request) => Promise<Buffer | undefined>;

/**
 * Compresses scripts and style sheets of this build against those of earlier ones, when a browser that has such a file
 * first asks: after a small change that is a fraction of the file.
 */
export function createChangedAssets({ kept, own }: ChangedAssetsOptions): FindChange {
  let earlier: Promise<ReadonlyMap<string, string>> | undefined;
  const gate = createGate({ atOnce: 1, waiting: mostWaiting });
  const changes = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: async (key) => {
      const [name = '', before = ''] = key.split(' ');
      const [plain, known] = await Promise.all([readFile(join(own, name)), readFile(join(kept, before))]);
      const coded = await gate.run(() => compressFurther(plain, 'dcz', toDictionary(known)));
      return coded.bytes;
    },
  });
  return async (req) => {
    const digest = /^:([\w+/=]{44}):$/.exec(req.get('available-dictionary') ?? '')?.[1];
    if (digest === undefined || chooseCoding(req, { digest }) !== 'dcz') return undefined;
    earlier ??= listDigests(kept).catch(() => new Map());
    const before = (await earlier).get(digest);
    const name = req.path.slice('/assets/'.length);
    // Browsers name the same file of an earlier build; anything else would only cost time.
    if (before === undefined || toKind(before) !== toKind(name)) return undefined;
    // A file that a later build has removed is sent as to anyone.
    return changes.fetch(`${name} ${before}`).catch(() => undefined);
  };
}

/** Which files of a folder change from build to build, and keep the first part of their names. */
function isChangeable(name: string): boolean {
  return isAssetName(name) && /\.(?:js|css)$/.test(name);
}

/** `results-page-K3J2H1G0.js` → `results-page.js`. */
function toKind(name: string): string {
  return name.replace(/-\w{8}\./, '.');
}

/** Names by the digests of their content. */
async function listDigests(folder: string): Promise<ReadonlyMap<string, string>> {
  const digests = new Map<string, string>();
  for (const name of (await readdir(folder)).filter(isChangeable).slice(0, maxKnown))
    digests.set(toDictionary(await readFile(join(folder, name))).digest, name);
  return digests;
}
