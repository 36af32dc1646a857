import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** Requests that are answered before all that wait: who asks them decides by the time that the answer takes. */
const urgent: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** How long one turn of the event loop answers requests. */
const turnMs = 5;
/** How long work waits at most for a turn that accepts nobody, so that a crowd of new connections does not stop it. */
const quietMs = 20;

const arrivals = new WeakMap<IncomingMessage, number>();

/** When the head of a request was read, by `performance.now()`; now, where it has not waited. */
export function arrivedAt(req: IncomingMessage): number {
  return arrivals.get(req) ?? performance.now();
}

/** What waits for a turn of the event loop, which this process has one of, however many servers. */
const answers = createQueue();
const works = createQueue();
let isTurnComing = false;
let hasAccepted = false;
let workedAt = 0;

/**
 * Answers requests in the order in which they came, but no more in one turn of the event loop than fit into some
 * milliseconds. Node accepts one new connection a turn: if each turn answered all that can be read, hundreds of busy
 * connections would make turns so long that new ones, health checks among them, waited for seconds. A turn that has
 * accepted a connection answers one request, so that the other new connections follow at once.
 */
export function inShortTurns(listener: RequestListener): RequestListener {
  return (req, res) => {
    if (urgent.has(req.url)) return listener(req, res);
    arrivals.set(req, performance.now());
    answers.add(() => {
      if (!res.destroyed) listener(req, res);
    });
    prepareTurn();
  };
}

/** Lets turns be short while a server accepts connections. */
export function watchAccepting(server: Server): void {
  server.on('connection', () => {
    hasAccepted = true;
  });
}

/**
 * Resolves for work that takes milliseconds, such as drawing a page, in a turn that has accepted no connection and is
 * given to nobody else.
 */
export function quietTurn(): Promise<void> {
  if (works.isEmpty()) workedAt = performance.now();
  return new Promise((resolve) => {
    works.add(resolve);
    prepareTurn();
  });
}

function prepareTurn(): void {
  if (isTurnComing) return;
  isTurnComing = true;
  setImmediate(takeTurn);
}

function takeTurn(): void {
  isTurnComing = false;
  const isQuiet = !hasAccepted;
  hasAccepted = false;
  const until = performance.now() + turnMs;
  do answers.doNext();
  while (isQuiet && performance.now() < until && !answers.isEmpty());
  if (isQuiet || performance.now() - workedAt > quietMs) {
    works.doNext();
    workedAt = performance.now();
  }
  if (!answers.isEmpty() || !works.isEmpty()) prepareTurn();
}

/** First come, first done; without moving those behind at each step. */
function createQueue() {
  let tasks: (() => void)[] = [];
  let next = 0;
  return {
    add: (task: () => void) => void tasks.push(task),
    isEmpty: () => next === tasks.length,
    doNext(): void {
      const task = tasks[next];
      if (!task) return;
      next += 1;
      if (next === tasks.length) [tasks, next] = [[], 0];
      task();
    },
  };
}
