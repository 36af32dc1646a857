import type { Request, RequestHandler, Response } from 'express';
import { findSession } from '#server/accounts/session/require-session.ts';
import type { Dictionary } from '#server/platform/http/codings/choose-coding.ts';
import { requireCoding } from '#server/platform/http/codings/choose-coding.ts';
import { sendJson } from '#server/platform/http/codings/send-json.ts';
import { HttpError, NotFoundError } from '#server/platform/http/errors.ts';
import type { AnswerWithForm } from '#server/platform/http/form-answer.ts';
import { findStaffVisit } from '#server/staff/staff-visit.ts';
import { readVisitorChoices } from '#server/visitor/consent/visitor-choices.ts';
import { readShortlist } from '#server/visitor/shortlist/read-shortlist.ts';
import type { PageAnswer } from '#shared/app/page-state.ts';
import type { CachePolicy } from '#shared/routes/page.ts';
import type { ClientAssets } from './client-assets.ts';
import { loadPage } from './load-page.ts';
import type { MatchedPage, MatchPage } from './match-page.ts';
import type { PageMaker } from './page-maker.ts';
import { sendStoredPage } from './send-stored-page.ts';
import type { Services } from './services.ts';
import { settleLate } from './settle-late.ts';
import type { Admit, StoredPages } from './stored-pages.ts';

export interface PageHandlerParts {
  readonly match: MatchPage;
  readonly stored: StoredPages;
  readonly maker: PageMaker;
  readonly services: Services;
  readonly admit: Admit;
  /** What browsers may have that ask for a page. */
  readonly documents?: Dictionary | undefined;
}

/** Answers `/path` with the page's HTML: stored, or streamed to this visitor alone if no cache may hold it. */
export function pageHandler({
  match,
  stored,
  maker,
  services,
  admit,
  documents,
}: PageHandlerParts): RequestHandler {
  return async (req, res) => {
    refuseChanges(req, res);
    const matched = getPage(match, req.url);
    const policy = policyOf(matched);
    const wish = requireCoding(req, documents);
    if (policy !== 'never') return sendStoredPage(req, res, await stored.get(matched, { policy, wish }));
    await admit(matched, async () => {
      const signal = abortWith(res);
      const loaded = await loadPage(matched, services, { signal, ...describeVisitor(req) });
      await maker.stream(loaded, { req, res, signal });
    });
  };
}

/** Throws a 404 for an address without a page. */
function getPage(match: MatchPage, target: string): MatchedPage {
  const matched = match(target);
  if (!matched) throw new NotFoundError('There is no page at this address');
  return matched;
}

function policyOf({ page, address }: MatchedPage): CachePolicy {
  const { cache, cacheUnasked = cache } = page.record.server;
  return address.search.size === 0 ? cacheUnasked : cache;
}

/** Draws the page at an address into the store, unless it is there. Throws what drawing it throws. */
export function pageStorer({ match, stored }: PageHandlerParts) {
  return async (address: string): Promise<void> => {
    const matched = getPage(match, address);
    const policy = policyOf(matched);
    if (policy !== 'never') await stored.get(matched, { policy, wish: 'zstd or br' });
  };
}

/** The facts about a visitor on which uncached pages depend, beside the address. */
function describeVisitor(req: Request) {
  return {
    session: findSession(req),
    staff: findStaffVisit(req),
    choices: readVisitorChoices(req),
    shortlist: readShortlist(req),
  };
}

/** Draws the page of a posted form again, with the values as posted. */
export function formAnswerer({ match, maker, services, admit }: PageHandlerParts): AnswerWithForm {
  return async (req, res, { status, form, page = req.originalUrl }) => {
    const matched = getPage(match, page);
    const signal = abortWith(res);
    await admit(matched, async () => {
      const loaded = await loadPage(matched, services, { signal, form, staff: findStaffVisit(req) });
      await maker.stream(loaded, { req, res, signal, status });
    });
  };
}

/** Refuses methods that change something: pages are only read, and forms are posted to routes of their own. */
function refuseChanges({ method }: Request, res: Response): void {
  if (method === 'GET' || method === 'HEAD') return;
  res.setHeader('Allow', 'GET, HEAD');
  throw new HttpError(405, 'This page doesn’t take forms.');
}

/** Answers `/page-data/path` with the data that the browser needs to draw the page, and this build's id and styles. */
export function pageDataHandler(
  { match, services, admit }: PageHandlerParts,
  { build, pages, siteStyles, dictionaries }: ClientAssets,
): RequestHandler {
  return async (req, res) => {
    refuseChanges(req, res);
    const matched = getPage(match, req.url);
    const { state } = await admit(matched, () =>
      loadPage(matched, services, { signal: abortWith(res), ...describeVisitor(req) }),
    );
    const { cache } = matched.page.record.server;
    res.setHeader('Cache-Control', cache === 'never' ? 'no-store' : 'public, max-age=0, s-maxage=5');
    const styles = pages[matched.page.sourceFile]?.styles ?? [siteStyles];
    const answer: PageAnswer = {
      build,
      styles,
      ...state,
      data: await settleLate(matched.page.record, state.data),
    };
    sendJson(req, res, answer, dictionaries?.pageData);
  };
}

/** Aborts when the visitor leaves before the answer is complete. */
function abortWith(res: Response): AbortSignal {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
