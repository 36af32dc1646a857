import type { Request, RequestHandler, Response } from 'express';
import { findSession } from '#server/accounts/session/require-session.ts';
import type { AnswerWithForm } from '#server/enquiries/receive/form-answer.ts';
import { HttpError, NotFoundError } from '#server/platform/http/errors.ts';
import { readVisitorChoices } from '#server/visitor/consent/visitor-choices.ts';
import type { PageAnswer } from '#shared/app/page-state.ts';
import type { CachePolicy } from '#shared/routes/page.ts';
import { parsePageAddress } from './page-address.ts';
import { type PageCache, type StoredPage, toStoredPage } from './page-cache.ts';
import type { PageAddress, ReadyPage } from './page-loading.ts';
import type { PageRenderer, StreamRequest } from './page-renderer.ts';
import { sendStoredPage } from './send-stored-page.ts';
import { settleLate } from './settle-late.ts';

/** Runs the work for a page, or throws `UnavailableError` at once when too much is under way. */
export type Admit = <Result>(page: ReadyPage | undefined, work: () => Promise<Result>) => Promise<Result>;

export interface PageHandlerParts {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  /** Changes when every stored page is out of date: the catalogue's version. */
  readonly edition: () => string;
  readonly admit: Admit;
}

/** Answers `/path` with the page's HTML: from store when it is there, else rendered once and stored, or streamed. */
export function pageHandler(parts: PageHandlerParts): RequestHandler {
  const { cache, renderer, admit } = parts;
  const getStored = createStoredPages(parts);
  return async (req, res) => {
    refuseChanges(req, res);
    const edition = parts.edition();
    const stored = cache.find(edition + req.url);
    if (stored) return sendStoredPage(req, res, stored);
    const address = parsePageAddress(req.url);
    const page = renderer.match(address.path);
    if (!page) throw new NotFoundError(`No page at ${address.path}`);
    const policy: CachePolicy = page.record.server.cache;
    if (policy === 'never') return admit(page, () => stream(renderer, address, { req, res }));
    sendStoredPage(req, res, await getStored(edition, address, policy));
  };
}

type StoredPolicy = Exclude<CachePolicy, 'never'>;

/** Finds a page in store, or renders and stores it: once, however many ask for it meanwhile. */
function createStoredPages(parts: PageHandlerParts) {
  const underway = new Map<string, Promise<StoredPage>>();
  return (edition: string, address: PageAddress, policy: StoredPolicy): StoredPage | Promise<StoredPage> => {
    const key = edition + toKey(address);
    const ready = parts.cache.find(key) ?? underway.get(key);
    if (ready) return ready;
    const rendering = parts
      .admit(parts.renderer.match(address.path), () => renderPage(parts.renderer, address, policy))
      .finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering.then((page) => {
      // A page that an import has overtaken is still an answer, but nobody would find it again.
      if (parts.edition() === edition) parts.cache.keep(key, page);
      return page;
    });
  };
}

async function renderPage(renderer: PageRenderer, address: PageAddress, policy: StoredPolicy) {
  // Others may wait for the same page, so it is made even if the visitor who asked first leaves.
  const loaded = await renderer.load(address, { signal: new AbortController().signal });
  return toStoredPage(await renderer.renderBytes(loaded), policy);
}

async function stream(
  renderer: PageRenderer,
  address: PageAddress,
  { req, res }: Omit<StreamRequest, 'signal'>,
) {
  const signal = abortWith(res);
  const loaded = await renderer.load(address, { signal, ...describeVisitor(req) });
  await renderer.stream(loaded, { req, res, signal });
}

/** What pages that nobody may cache depend on beside their address. */
function describeVisitor(req: Request) {
  return { session: findSession(req), choices: readVisitorChoices(req) };
}

/** Draws the page of a posted form, with the form as it came. */
export function formAnswerer({
  renderer,
  admit,
}: Pick<PageHandlerParts, 'renderer' | 'admit'>): AnswerWithForm {
  return async (req, res, { status, form, page = req.originalUrl }) => {
    const address = parsePageAddress(page);
    const signal = abortWith(res);
    await admit(renderer.match(address.path), async () => {
      const loaded = await renderer.load(address, { signal, form });
      await renderer.stream(loaded, { req, res, signal, status });
    });
  };
}

/** Pages are read; what can be sent to one has a route of its own. */
function refuseChanges({ method }: Request, res: Response): void {
  if (method === 'GET' || method === 'HEAD') return;
  res.setHeader('Allow', 'GET, HEAD');
  throw new HttpError(405, 'This page cannot be sent anything.');
}

interface PageDataParts extends Pick<PageHandlerParts, 'renderer' | 'admit'> {
  /** Id of the build whose pages draw this data. */
  readonly build: string;
}

/** Answers `/page-data/path` with what the browser needs to draw the page itself. */
export function pageDataHandler({ renderer, admit, build }: PageDataParts): RequestHandler {
  return async (req, res) => {
    refuseChanges(req, res);
    const address = parsePageAddress(req.url);
    const { state, page } = await admit(renderer.match(address.path), async () =>
      renderer.load(address, { signal: abortWith(res), ...describeVisitor(req) }),
    );
    const { cache } = page.record.server;
    res.setHeader('Cache-Control', cache === 'never' ? 'no-store' : 'public, max-age=0, s-maxage=5');
    const answer: PageAnswer = { build, ...state, data: await settleLate(state.data) };
    res.json(answer);
  };
}

function toKey({ path, search }: PageAddress): string {
  return search.size === 0 ? path : `${path}?${search}`;
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
