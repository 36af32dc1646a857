import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Behaviour } from '#server/platform/upstream/testing/behaviours.ts';
import { searchFakeIndex } from './fake-index-search.ts';
import { createFakeStore, type FakeIndex, type FakeStore, type FakeTask } from './fake-index-store.ts';

export const adminKey = 'canary-admin-key-0123456789';
export const visitorKey = 'canary-search-key-0123456789';

/** Largest request accepted, as by a proxy in front of a real service. */
const maxRequestBytes = 2_000_000;

/** Names of the settings of an index (Meilisearch, reference/api/settings, checked 2026-11-21). */
const settingNames = new Set([
  'searchableAttributes',
  'filterableAttributes',
  'sortableAttributes',
  'displayedAttributes',
  'rankingRules',
  'stopWords',
  'synonyms',
  'distinctAttribute',
  'typoTolerance',
  'faceting',
  'pagination',
]);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A hosted service in memory that answers as Meilisearch's API reference has it (checked 2026-11-21). */
export interface FakeIndexService {
  readonly baseUrl: string;
  readonly store: FakeStore;
  /** Each request so far, such as `POST /swap-indexes`. */
  seen(): readonly string[];
  /** The next requests that match get these answers, one each. */
  script(request: RegExp, ...behaviours: readonly Behaviour[]): void;
  /** The next request that matches takes effect, but its answer is lost. */
  loseAnswer(request: RegExp): void;
}

/** Starts one on a free loopback port until the test ends. */
export async function startFakeIndexService(): Promise<FakeIndexService> {
  const store = createFakeStore();
  const seen: string[] = [];
  const scripts: { readonly request: RegExp; readonly behaviours: Behaviour[] }[] = [];
  const lost: RegExp[] = [];
  const server = createServer(async (req: IncomingMessage, res: ServerResponse) => {
    const line = `${req.method} ${req.url}`;
    seen.push(line);
    const call = await readCall(req);
    const scripted = scripts.find(({ request, behaviours }) => behaviours.length > 0 && request.test(line));
    if (scripted) return scripted.behaviours.shift()?.(res);
    const { status, body } = answer(store, call, req);
    const place = lost.findIndex((request) => request.test(line));
    if (place >= 0) {
      lost.splice(place, 1);
      return res.destroy();
    }
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const baseUrl = await listen(server);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    baseUrl,
    store,
    seen: () => seen,
    script: (request, ...behaviours) => void scripts.push({ request, behaviours: [...behaviours] }),
    loseAnswer: (request) => void lost.push(request),
  };
}

async function readCall(req: IncomingMessage): Promise<Call & { readonly bytes: number }> {
  const body = await text(req);
  const { pathname } = new URL(req.url ?? '/', 'http://fake');
  const key = /^Bearer (.+)$/.exec(req.headers.authorization ?? '')?.[1];
  return {
    method: req.method ?? '',
    path: pathname,
    body: body === '' ? undefined : JSON.parse(body),
    key,
    bytes: Buffer.byteLength(body),
  };
}

function answer(
  store: FakeStore,
  call: Call & { readonly bytes: number },
  { headers, url }: IncomingMessage,
): Answer {
  const isSearch = call.method === 'POST' && /^\/indexes\/[\w-]+\/search$/.test(call.path);
  if (!call.key) return refuse(401, 'missing_authorization_header', 'The Authorization header is missing.');
  if (call.key !== adminKey && !(isSearch && call.key === visitorKey))
    return refuse(403, 'invalid_api_key', 'The provided API key is invalid.');
  if (call.body !== undefined && headers['content-type'] !== 'application/json')
    return refuse(415, 'invalid_content_type', 'The Content-Type is invalid.');
  if (call.bytes > maxRequestBytes)
    return refuse(413, 'payload_too_large', 'The provided payload reached the size limit.');
  const [room, uid = '', part] = call.path.slice(1).split('/');
  if (room === 'tasks') return showTask(store, Number(uid));
  if (room === 'swap-indexes') return swapIndexes(store, call);
  if (room !== 'indexes') return refuse(404, 'not_found', 'Not found.');
  if (uid === '') return createIndex(store, call);
  if (part === undefined && call.method === 'DELETE')
    return accept(store.enqueue('indexDeletion', uid, () => store.deleteIndex(uid)));
  if (part === 'settings') return updateSettings(store, uid, call);
  if (part === 'documents') return addDocuments(store, uid, { call, url });
  return readIndex(store, uid, { part, call });
}

function createIndex(store: FakeStore, { body }: Call): Answer {
  const { uid, primaryKey } = body as { readonly uid?: string; readonly primaryKey?: string };
  if (!uid) return refuse(400, 'missing_index_uid', 'Missing field `uid`.');
  if (primaryKey !== 'id') return refuse(400, 'invalid_index_primary_key', 'Tests know `id` only.');
  return accept(store.enqueue('indexCreation', uid, () => store.createIndex(uid)));
}

function updateSettings(store: FakeStore, uid: string, { method, body }: Call): Answer {
  if (method !== 'PATCH') return refuse(405, 'method_not_allowed', 'Method not allowed.');
  const settings = body as FakeIndex['settings'];
  const stray = Object.keys(settings).find((name) => !settingNames.has(name));
  if (stray) return refuse(400, 'bad_request', `Unknown field \`${stray}\`.`);
  return accept(store.enqueue('settingsUpdate', uid, () => store.updateSettings(uid, settings)));
}

interface Addition {
  readonly call: Call;
  readonly url: string | undefined;
}

function addDocuments(store: FakeStore, uid: string, { call, url }: Addition): Answer {
  if (!Array.isArray(call.body)) return refuse(400, 'malformed_payload', 'The json payload is malformed.');
  if (!url?.endsWith('?primaryKey=id')) return refuse(400, 'bad_request', 'Tests know `id` only.');
  const documents = call.body;
  return accept(store.enqueue('documentAdditionOrUpdate', uid, () => store.addDocuments(uid, documents)));
}

function swapIndexes(store: FakeStore, { body }: Call): Answer {
  const [pair, ...more] = body as readonly { readonly indexes?: readonly string[] }[];
  const [one, other, ...rest] = pair?.indexes ?? [];
  if (!one || !other || rest.length > 0 || more.length > 0)
    return refuse(400, 'invalid_swap_indexes', 'Two indexes must be given for each swap.');
  if (one === other)
    return refuse(400, 'invalid_swap_duplicate_index_found', 'Indexes must be declared only once.');
  return accept(store.enqueue('indexSwap', null, () => store.swap(one, other)));
}

interface Reading {
  readonly part: string | undefined;
  readonly call: Call;
}

function readIndex(store: FakeStore, uid: string, { part, call }: Reading): Answer {
  const index = store.indexes.get(uid);
  if (!index) return refuse(404, 'index_not_found', `Index \`${uid}\` not found.`);
  const { primaryKey, updatedAt } = index;
  if (part === undefined) return { status: 200, body: { uid, primaryKey, createdAt: updatedAt, updatedAt } };
  if (part === 'stats')
    return { status: 200, body: { numberOfDocuments: index.documents.size, isIndexing: false } };
  const outcome = searchFakeIndex(index, call.body as Readonly<Record<string, unknown>>);
  return 'code' in outcome ? refuse(400, outcome.code, outcome.message) : { status: 200, body: outcome };
}

/** A task makes progress only when it is looked at. */
function showTask(store: FakeStore, uid: number): Answer {
  store.step();
  const task = store.tasks[uid];
  if (!task) return refuse(404, 'task_not_found', `Task \`${uid}\` not found.`);
  const { work: _work, error, ...facts } = task;
  return { status: 200, body: { ...facts, error: error && toError(error) } };
}

function accept({ uid, indexUid, type }: FakeTask): Answer {
  const enqueuedAt = new Date().toISOString();
  return { status: 202, body: { taskUid: uid, indexUid, status: 'enqueued', type, enqueuedAt } };
}

function refuse(status: number, code: string, message: string): Answer {
  return { status, body: toError({ code, message }) };
}

function toError({ code, message }: { readonly code: string; readonly message: string }) {
  return { message, code, type: 'invalid_request', link: `https://docs.meilisearch.com/errors#${code}` };
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
