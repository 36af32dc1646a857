import { parsePageAddress } from '#server/pages/page-address.ts';
import { toStoredPage } from '#server/pages/page-cache.ts';
import type { LoadedPage } from '#server/pages/page-loading.ts';
import type { PageRenderer } from '#server/pages/page-renderer.ts';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { makePageTargets } from './page-targets.ts';
import { streamWithReactAlone } from './react-alone.tsx';

/** CPU milliseconds for one page in one round. */
export interface RenderRound {
  /** Match, query of the snapshot, head. */
  readonly load: number;
  /** The document as text, with its data blocks. */
  readonly render: number;
  /** ETag and brotli 4. */
  readonly compress: number;
  readonly reactAlone: number;
  readonly htmlBytes: number;
}

const visit = { signal: new AbortController().signal };

/** One round: pages that nobody has asked for yet, through the site first and then through React alone. */
export async function runRenderRound(
  renderer: PageRenderer,
  facts: SiteFacts,
  { pages, seed }: { readonly pages: number; readonly seed: number },
): Promise<RenderRound> {
  const targets = makePageTargets(pages, seed);
  const loaded: LoadedPage[] = [];
  const texts: Buffer[] = [];
  const load = await cpuMs(async () => {
    for (const target of targets) loaded.push(await renderer.load(parsePageAddress(target), visit));
  });
  const render = await cpuMs(async () => {
    for (const page of loaded) texts.push(await renderer.renderBytes(page));
  });
  const compress = await cpuMs(async () => {
    for (const text of texts) toStoredPage(text, 'short');
  });
  const reactAlone = await cpuMs(async () => {
    for (const page of loaded) await streamWithReactAlone(page, facts);
  });
  const htmlBytes = texts.reduce((sum, text) => sum + text.length, 0) / pages;
  return { ...perPage({ load, render, compress, reactAlone }, pages), htmlBytes };
}

async function cpuMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function perPage<Name extends string>(times: Record<Name, number>, pages: number): Record<Name, number> {
  const entries = Object.entries<number>(times).map(([name, time]) => [name, time / pages]);
  return Object.fromEntries(entries);
}
