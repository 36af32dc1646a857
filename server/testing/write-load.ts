import { setTimeout as delay } from 'node:timers/promises';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import { sendEnquiry } from '#server/enquiries/testing/post-enquiry.ts';
import { createRoamingBrowser } from './roaming-browser.ts';

/** Results of what was sent, by number or name: what it was acknowledged with, or undefined. */
export type Outcomes<Name> = Map<Name, string | undefined>;

/** One customer's writes. */
interface CustomerWrites {
  readonly accountId: string;
  /** Files by name; all differ in content. */
  readonly files: Outcomes<string>;
  /** Choices by number, in the order in which they were sent. */
  readonly choices: Outcomes<number>;
}

/** Visitors and customers who write to all nodes of a site in turn. */
export interface WriteLoad {
  /** Enquiries by the number of their sender. */
  readonly enquiries: Outcomes<number>;
  readonly customers: readonly CustomerWrites[];
  /** All statuses that were answered. */
  readonly statuses: { readonly enquiries: ReadonlySet<number>; readonly account: ReadonlySet<number> };
  /** The longest time that an enquiry waited for its answer. */
  slowestMs(): number;
  /** Whether this node now stores an enquiry and a customer's choices. */
  isTakenBy(node: number): Promise<boolean>;
  /** Stops sending, and waits for what was sent. */
  stop(): Promise<void>;
  /**
   * Sends everything again that was not acknowledged, to another node if needed; returns how much that was.
   */
  sendAgain(): Promise<number>;
}

const enquiriesAtOnce = 16;

/** Starts sending: enquiries from many addresses, and files and choices of each demonstration customer. */
export async function startWriteLoad(origins: readonly string[]): Promise<WriteLoad> {
  const originOf = (number: number) => origins[number % origins.length] ?? '';
  const statuses = { enquiries: new Set<number>(), account: new Set<number>() };
  const enquiries: Outcomes<number> = new Map();
  let slowestMs = 0;
  const send = async (sender: number, node = sender) => {
    const sentAt = performance.now();
    const { status, reference } = await sendEnquiry(originOf(node), sender);
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - sentAt));
    statuses.enquiries.add(status);
    enquiries.set(sender, reference);
    return reference !== undefined;
  };
  const customers: ReturnType<typeof createCustomer>[] = [];
  for (const { accountId, email } of demonstrationCustomers)
    customers.push(createCustomer(accountId, await signIn(originOf, email, statuses.account)));
  const works = [
    keepDoing((number) => send(number), enquiriesAtOnce),
    ...customers.flatMap(({ upload, choose }) => [
      keepDoing((number) => upload(`File ${number}.pdf`, number)),
      keepDoing((number) => choose(number, number)),
    ]),
  ];
  let trials = 1_000_000;
  return {
    enquiries,
    customers,
    statuses,
    slowestMs: () => slowestMs,
    isTakenBy: async (node) => {
      trials += 1;
      const taken = await Promise.all([send(trials, node), customers[0]?.choose(trials, node)]);
      return taken.every(Boolean);
    },
    stop: async () => void (await Promise.all(works.map((stop) => stop()))),
    sendAgain: async () => {
      const senders = listRefused(enquiries);
      const waiting = senders.values();
      const sendSome = async () => {
        for (const sender of waiting) await untilTaken((attempt) => send(sender, sender + 1 + attempt));
      };
      await Promise.all(Array.from({ length: enquiriesAtOnce }, sendSome));
      let count = senders.length;
      for (const { files, upload } of customers) {
        const names = listRefused(files);
        for (const name of names) await untilTaken((attempt) => upload(name, attempt));
        count += names.length;
      }
      return count;
    },
  };
}

/** Names of what was not acknowledged. */
export function listRefused<Name>(outcomes: Outcomes<Name>): readonly Name[] {
  return [...outcomes].filter(([, given]) => given === undefined).map(([name]) => name);
}

/** Choices that stand for a number from 0 to 15. */
export function toChoices(number: number) {
  const isSet = (bit: number) => (number & (1 << bit)) !== 0;
  return { email: isSet(0), phone: isSet(1), sms: isSet(2), post: isSet(3) };
}

type Post = (node: number, route: string, body: object) => Promise<string | undefined>;

/**
 * Signs a customer in on a node; returns a function that posts there and returns the answer, or undefined if refused.
 */
async function signIn(
  originOf: (node: number) => string,
  email: string,
  statuses: Set<number>,
): Promise<Post> {
  const browser = createRoamingBrowser();
  // On a busy machine a password may take longer than the site waits.
  const isIn = await untilTaken(
    async () => (await browser.login(originOf(0), email)).location === '/account',
  );
  if (!isIn) throw new Error(`${email} could not log in.`);
  const headers = {
    cookie: `session=${browser.cookie()}`,
    accept: 'application/json',
    'content-type': 'application/json',
  };
  return async (node, route, body) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    try {
      const answer = await fetch(`${originOf(node)}/api/account/${route}`, init);
      const text = await answer.text();
      statuses.add(answer.status);
      return answer.ok ? text : undefined;
    } catch {
      // A node that has ended gives no answer.
      statuses.add(0);
      return undefined;
    }
  };
}

function createCustomer(accountId: string, post: Post) {
  const files: Outcomes<string> = new Map();
  const choices: Outcomes<number> = new Map();
  return {
    accountId,
    files,
    choices,
    upload: async (name: string, node: number) => {
      const contentBase64 = Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`).toString('base64');
      files.set(name, await post(node, 'documents', { name, kind: 'driving-licence', contentBase64 }));
      return files.get(name) !== undefined;
    },
    choose: async (number: number, node: number) => {
      choices.set(number, await post(node, 'consent', toChoices(number)));
      return choices.get(number) !== undefined;
    },
  };
}

/** Makes up to five attempts until one succeeds, because a busy machine may refuse some. */
async function untilTaken(attempt: (number: number) => Promise<boolean>): Promise<boolean> {
  for (let number = 0; number < 5; number += 1) if (await attempt(number)) return true;
  return false;
}

/**
 * Repeats work, `atOnce` at a time, each with its own number; returns a function that ends it. Who is refused tries
 * again after a second.
 */
function keepDoing(work: (number: number) => Promise<boolean>, atOnce = 1): () => Promise<void> {
  let isOver = false;
  let number = 0;
  const goOn = async () => {
    while (!isOver) {
      await delay((await work(number++)) ? 100 : 1000);
    }
  };
  const all = Array.from({ length: atOnce }, goOn);
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}
