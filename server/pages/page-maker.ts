import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import { isbot } from 'isbot';
import { createElement } from 'react';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { StartState } from '#shared/app/page-state.ts';
import { toJsonText } from '#shared/seo/json-text.ts';
import type { MarkupStore } from '#shared/ui/server-render.ts';
import { type ClientAssets, findShareCard } from './client-assets.ts';
import { toStructuredData } from './describe-page.ts';
import { drawInParts } from './draw-in-parts.tsx';
import { drawStaffPage } from './draw-staff-page.tsx';
import { drawWhole } from './draw-whole.tsx';
import type { LoadedPage } from './load-page.ts';
import type { PageDrawing } from './page-drawing.ts';
import type { Services } from './services.ts';
import { hasLate } from './settle-late.ts';
import { SharingTags } from './sharing-tags.tsx';
import type { SiteFrame } from './site-frame.tsx';
import { streamDocument } from './stream-document.ts';

interface PageMakerParts {
  readonly services: Pick<Services, 'log' | 'site'>;
  readonly assets: ClientAssets;
  readonly store: MarkupStore;
  readonly frame: () => SiteFrame;
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
  /**
   * Sends the shell first and late parts as they are ready; crawlers get all at once. Resolves when the answer has
   * begun.
   */
  stream(loaded: LoadedPage, request: StreamRequest): Promise<void>;
}

/** Makes documents of loaded pages. */
export function createPageMaker(parts: PageMakerParts): PageMaker {
  return {
    async makeWhole(loaded) {
      const drawing = toDrawing(parts, loaded);
      return hasLate(loaded.state.data) ? waitForWhole(drawing, parts) : Buffer.from(drawWhole(drawing));
    },
    async stream(loaded, request) {
      if (loaded.page.record.server.frame === 'staff') return sendStaffPage(parts, loaded, request);
      const { req, res, signal, status } = request;
      const nonce = randomBytes(16).toString('base64');
      res.setHeader(
        'Content-Security-Policy',
        parts.policyWithNonce(nonce, loaded.page.record.isPrivate ?? false),
      );
      res.setHeader('Cache-Control', 'no-store');
      if (req.method === 'HEAD') return void res.status(200).type('html').end();
      const waitForAll = isbot(req.headers['user-agent']);
      const onLateError = (error: unknown) =>
        parts.services.log.error({ error, page: loaded.page.name }, logEvents.pagePartFailed);
      const limits = { timeoutMs: parts.timeoutMs, signal, onLateError, waitForAll, nonce };
      await drawInParts(toDrawing(parts, loaded), limits, () => streamDocument(req, res, status));
    },
  };
}

/** Sends a page of the staff site whole: it is short, depends on who asks, and names no script. */
function sendStaffPage(
  { assets, policyWithoutScript }: PageMakerParts,
  loaded: LoadedPage,
  { res, status = 200 }: StreamRequest,
): void {
  res.setHeader('Content-Security-Policy', policyWithoutScript);
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).type('html').send(drawStaffPage(loaded, assets));
}

async function waitForWhole(
  drawing: PageDrawing,
  { timeoutMs }: Pick<PageMakerParts, 'timeoutMs'>,
): Promise<Buffer> {
  const output = new PassThrough();
  const errors: unknown[] = [];
  const onLateError = (error: unknown) => void errors.push(error);
  await drawInParts(drawing, { timeoutMs, onLateError, waitForAll: true }, () => output);
  const bytes = await buffer(output);
  if (errors.length > 0) throw errors[0];
  return bytes;
}

function toDrawing({ assets, store, frame, services }: PageMakerParts, loaded: LoadedPage): PageDrawing {
  const { page, state } = loaded;
  const { facts, shell } = frame();
  const files = assets.pages[page.sourceFile];
  const card = findShareCard(assets.shareCards, loaded.address.path);
  const imageUrl = services.site.origin + card.href;
  const data = page.record.isDocument ? null : (page.record.server.startData?.(state.data) ?? state.data);
  const startState: StartState = { build: assets.build, page: page.name, state: { ...state, data }, facts };
  const texts = {
    startState: toJsonText(startState),
    jsonLd: toJsonText(toStructuredData({ record: page.record, state, imageUrl }, services.site)),
    modules: files?.modules.join(' ') ?? '',
  };
  const linked = { fonts: assets.fonts, styles: files?.styles ?? [assets.siteStyles] };
  const sharing = createElement(SharingTags, { head: state.head, siteName: facts.site.name, imageUrl, card });
  return { loaded, facts, render: { store, assets: linked, shell, texts, sharing }, script: assets.start };
}
