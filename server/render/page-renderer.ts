import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import type { Services } from '#server/services.ts';
import type { SiteFacts, StartState } from '#shared/app/page-state.ts';
import type { MarkupStore } from '#shared/app/reused-markup.tsx';
import { toJsonText } from '#shared/seo/json-text.ts';
import type { ClientAssets } from './client-assets.ts';
import { createPageLoading, type LoadedPage } from './page-loading.ts';
import { createPageText, type RenderJob, renderPage } from './render-page.tsx';
import { streamDocument } from './stream-document.ts';
import { toStructuredData } from './structured-data.ts';

export interface RendererParts {
  readonly services: Services;
  readonly assets: ClientAssets;
  readonly markup: MarkupStore;
  readonly facts: () => SiteFacts;
  readonly timeoutMs: number;
  /** The Content-Security-Policy header for a page whose inline scripts carry this nonce. */
  readonly policyWithNonce: (nonce: string) => string;
}

export type PageRenderer = Awaited<ReturnType<typeof createPageRenderer>>;

/** Loads and draws pages: whole, as text to be stored, or streamed as their parts become ready. */
export async function createPageRenderer(parts: RendererParts) {
  const { services, timeoutMs } = parts;
  const loading = await createPageLoading(services);
  const limits = {
    timeoutMs,
    onLateError: (error: unknown) => services.log.error({ error }, 'page part failed'),
  };

  /** The finished document. */
  async function renderText(loaded: LoadedPage): Promise<string> {
    const output = createPageText();
    await renderPage(toJob(loaded), { ...limits, waitForAll: true }, () => output);
    return `<!DOCTYPE html>${output.text().replace(/^<!DOCTYPE html>/i, '')}`;
  }

  /** Shell first, late parts as they come; complete at once for crawlers. */
  function stream(loaded: LoadedPage, req: Request, res: Response): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    res.setHeader('Content-Security-Policy', parts.policyWithNonce(nonce));
    res.setHeader('Cache-Control', 'no-store');
    const waitForAll = isbot(req.headers['user-agent']);
    return renderPage({ ...toJob(loaded), nonce }, { ...limits, waitForAll }, () => streamDocument(req, res));
  }

  function toJob(loaded: LoadedPage): RenderJob {
    const { page, state } = loaded;
    const facts = parts.facts();
    const startState: StartState = { page: page.name, state, facts };
    return {
      loaded,
      facts,
      dataRoutes: loading.dataRoutes,
      markup: parts.markup,
      assets: parts.assets,
      documentAssets: {
        styles: parts.assets.styles,
        fonts: parts.assets.fonts,
        preloads: parts.assets.pages[page.sourceFile] ?? [],
      },
      texts: {
        startState: toJsonText(startState),
        jsonLd: toJsonText(toStructuredData(page.record, state, services.site)),
      },
    };
  }

  return { load: loading.load, renderText, stream };
}
