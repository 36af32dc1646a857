import { randomBytes } from 'node:crypto';
import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { SiteFacts, StartState } from '#shared/app/page-state.ts';
import { toJsonText } from '#shared/seo/json-text.ts';
import type { MarkupStore } from '#shared/ui/reused-markup.tsx';
import type { ClientAssets } from './client-assets.ts';
import { createPageLoading, type LoadedPage } from './page-loading.ts';
import { type PageEntry, sitePages } from './page-table.ts';
import { createPageBytes, type RenderJob, renderPage, renderWhole } from './render-page.tsx';
import type { Services } from './services.ts';
import { hasLate } from './settle-late.ts';
import { streamDocument } from './stream-document.ts';
import { toStructuredData } from './structured-data.ts';

export interface RendererParts {
  readonly services: Services;
  readonly assets: ClientAssets;
  readonly markup: MarkupStore;
  readonly facts: () => SiteFacts;
  readonly timeoutMs: number;
  /** The Content-Security-Policy of a page whose inline scripts carry this nonce; a private one knows no tag manager. */
  readonly policyWithNonce: (nonce: string, isPrivate: boolean) => string;
  /** Other pages than the site's own. */
  readonly pages?: readonly PageEntry[];
}

/** Whom a page is streamed to. */
export interface StreamRequest {
  readonly req: Request;
  readonly res: Response;
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal;
  /** Of the answer; 200 unless given. */
  readonly status?: number;
}

export type PageRenderer = Awaited<ReturnType<typeof createPageRenderer>>;

/** Loads and draws pages: whole, as text to be stored, or streamed as their parts become ready. */
export async function createPageRenderer(parts: RendererParts) {
  const { services, timeoutMs } = parts;
  const loading = await createPageLoading(services, parts.pages ?? sitePages);

  /** The finished document. Rejects when any part of it fails: what is stored must be whole. */
  async function renderBytes(loaded: LoadedPage): Promise<Buffer> {
    if (!hasLate(loaded.state.data)) return Buffer.from(renderWhole(toJob(loaded)));
    const output = createPageBytes();
    const errors: unknown[] = [];
    const onLateError = (error: unknown) => void errors.push(error);
    const { signal } = new AbortController();
    await renderPage(toJob(loaded), { timeoutMs, signal, onLateError, waitForAll: true }, () => output);
    await finished(output);
    if (errors.length > 0) throw errors[0];
    return output.bytes();
  }

  /** Shell first, late parts as they come; complete at once for crawlers. Resolves when the answer has begun. */
  async function stream(loaded: LoadedPage, { req, res, signal, status }: StreamRequest): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    res.setHeader(
      'Content-Security-Policy',
      parts.policyWithNonce(nonce, loaded.page.record.isPrivate ?? false),
    );
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'HEAD') return void res.status(200).type('html').end();
    const waitForAll = isbot(req.headers['user-agent']);
    const onLateError = (error: unknown) =>
      services.log.error({ error, page: loaded.page.name }, logEvents.pagePartFailed);
    const limits = { timeoutMs, signal, onLateError, waitForAll };
    await renderPage({ ...toJob(loaded), nonce }, limits, () => streamDocument(req, res, status));
  }

  function toJob(loaded: LoadedPage): RenderJob {
    const { page, state } = loaded;
    const facts = parts.facts();
    const startState: StartState = { build: parts.assets.build, page: page.name, state, facts };
    return {
      loaded,
      facts,
      dataRoutes: loading.dataRoutes,
      markup: parts.markup,
      assets: parts.assets,
      texts: {
        startState: toJsonText(startState),
        jsonLd: toJsonText(toStructuredData(page.record, state, services.site)),
        modules: parts.assets.pages[page.sourceFile]?.join(' ') ?? '',
      },
    };
  }

  const { match, load } = loading;
  return { match, load, renderBytes, stream };
}
