import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '#scripts/siege/ask.ts';
import { type Customer, countStatuses, signIn } from '#scripts/siege/customer.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import { describeVisits, keepVisiting } from '#scripts/siege/keep-visiting.ts';
import { portOf } from '#scripts/siege/raw-socket.ts';
import type { Row } from '#scripts/siege/row.ts';
import { type File, sendForm, sendSlowly } from '#scripts/siege/send-files.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import { maxDocumentBytes } from '#shared/contracts/document-kinds.ts';

/** Customers who send what they should not, too much of it, or too slowly, to both nodes in turn. */
export async function uploads(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground);
  try {
    const customers: Customer[] = [];
    for (const { email } of demonstrationCustomers) customers.push(await signIn(stage.nodes[0], email));
    const [one, other, third] = customers as [Customer, Customer, Customer];
    return [
      await tryDisguises(stage, one),
      await trySizes(stage, one),
      await tryNames(stage, one),
      await trySlow(stage, { slow: one, quick: other }),
      await tryCount(stage, third),
      // Last, because files that come too late for the account API open its breaker, which refuses everybody for a while.
      await tryCrowd(stage, customers.slice(0, 2)),
    ];
  } finally {
    await stage.close();
  }
}

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const disguised: readonly File[] = [
  ['page.pdf', html],
  ['page.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['program.jpg', Buffer.from('MZ\x90\0')],
  ['archive.pdf', Buffer.from('PK\x03\x04')],
  ['picture.png', Buffer.from('GIF89a')],
  ['late.pdf', Buffer.concat([Buffer.from('\n\n'), pdf])],
  ['page.html', pdf],
  ['page.svg', pdf],
  ['licence.pdf.exe', pdf],
  ['no-ending', pdf],
  ['empty.pdf', Buffer.alloc(0)],
];

async function tryDisguises(stage: Stage, customer: Customer): Promise<Row> {
  const wrong: string[] = [];
  for (const [place, file] of disguised.entries()) {
    const { status } = await sendForm(stage, customer, [file], place % 2 === 0 ? 0 : 1);
    if (status !== 415 && status !== 400) wrong.push(`${file[0]} ${status}`);
  }
  return {
    promise: `Uploads: ${disguised.length} files that are not what their name or first bytes say are refused by both nodes`,
    measured: wrong.length === 0 ? 'all refused' : wrong.join(', '),
    isMet: wrong.length === 0,
  };
}

async function trySizes(stage: Stage, customer: Customer): Promise<Row> {
  const full = Buffer.concat([pdf, Buffer.alloc(maxDocumentBytes - pdf.length, 32)]);
  const over = Buffer.concat([full, Buffer.from(' ')]);
  const huge = Buffer.concat([pdf, Buffer.alloc(3 * maxDocumentBytes, 32)]);
  const json = (bytes: Buffer) =>
    customer.post(stage.nodes[1], 'documents', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'a.pdf', kind: 'other', contentBase64: bytes.toString('base64') }),
    });
  const form = (...files: readonly File[]) => sendForm(stage, customer, files, 1);
  const wanted: readonly (readonly [what: string, status: number, send: () => Promise<Answer>])[] = [
    ['8 MB', 200, () => form(['full.pdf', full])],
    ['8 MB and a byte', 413, () => form(['over.pdf', over])],
    ['8 MB and a byte as base64', 413, () => json(over)],
    ['24 MB', 413, () => form(['huge.pdf', huge])],
    ['24 MB as base64', 413, () => json(huge)],
    ['two files', 413, () => form(['a.pdf', pdf], ['b.pdf', pdf])],
  ];
  const wrong: string[] = [];
  for (const [what, status, send] of wanted) {
    const got = (await send()).status;
    // A body that is announced as too large may also be answered by a closed connection, before it was sent whole.
    if (got !== status && !(status === 413 && got === 0)) wrong.push(`${what} ${got}`);
  }
  return {
    promise:
      'Uploads: 8 MB is taken; a byte more, 24 MB, two files at once are refused, as form and as base64',
    measured: wrong.length === 0 ? 'as promised' : wrong.join(', '),
    isMet: wrong.length === 0,
  };
}

const names = [
  '../../../etc/passwd.pdf',
  '..\\\\..\\\\boot.pdf',
  '/dev/null.pdf',
  'page.html\u0000.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  'gpj.\u202ecod.pdf',
  `${'a'.repeat(4000)}.pdf`,
  'CON.pdf',
];

async function tryNames(stage: Stage, customer: Customer): Promise<Row> {
  const wrong: string[] = [];
  let stored = 0;
  for (const name of names) {
    const { status, text } = await sendForm(stage, customer, [
      [name, Buffer.concat([pdf, Buffer.from(name)])],
    ]);
    if (status !== 200) continue;
    stored += 1;
    const kept: string = JSON.parse(text).data.name;
    if (kept.length > 200 || /[\p{C}/\\<>]/u.test(kept) || !kept.endsWith('.pdf')) wrong.push(kept);
  }
  return {
    promise: `Uploads: ${names.length} hostile names are cleaned or refused`,
    measured: `${stored} stored, ${wrong.length === 0 ? 'all clean' : wrong.join(', ')}`,
    isMet: wrong.length === 0,
  };
}

const crowd = 40;

async function tryCrowd(stage: Stage, customers: readonly Customer[]): Promise<Row> {
  const stopVisiting = keepVisiting(stage.nodes);
  const stopWatching = watchMemory(stage);
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, place) => {
      const bytes = Buffer.concat([pdf, Buffer.alloc(maxDocumentBytes - 100, place)]);
      return sendForm(
        stage,
        customers[place % customers.length] as Customer,
        [[`crowd-${place}.pdf`, bytes]],
        place % 2 === 0 ? 0 : 1,
      );
    }),
  );
  const [visits, mebibytes] = [await stopVisiting(), await stopWatching()];
  const bare = answers.filter(({ status, headers }) => status !== 200 && !headers['retry-after']).length;
  return {
    promise: `Uploads: ${crowd} of 8 MB at once from two customers are taken or told to come back, and visitors are served meanwhile`,
    measured: `${countStatuses(answers)}, ${bare} of them without Retry-After; nodes at most ${mebibytes} MiB; ${describeVisits(visits)}`,
    isMet: bare === 0 && visits.faults.length === 0,
  };
}

/** The resident memory of the larger node, at most. */
function watchMemory({ nodes }: Stage): () => Promise<number> {
  let [most, isOver] = [0, false];
  const watching = (async () => {
    while (!isOver) {
      for (const { child } of nodes) {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        most = Math.max(most, Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024));
      }
      await delay(50);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return most;
  };
}

const slowLimitSeconds = 33;

/** A customer who sends a byte a second on many connections, and another who only wants to send one file. */
async function trySlow(stage: Stage, { slow, quick }: Record<'slow' | 'quick', Customer>): Promise<Row> {
  const from = performance.now();
  const ends = stage.nodes.flatMap(({ origin }) =>
    Array.from({ length: 20 }, () => sendSlowly(portOf(origin), slow.cookie, slowLimitSeconds + 20)),
  );
  await delay(2000);
  const answers: Answer[] = [];
  for (const node of [0, 1] as const)
    for (const number of [1, 2, 3])
      answers.push(
        await sendForm(
          stage,
          quick,
          [[`beside-${node}-${number}.pdf`, Buffer.from(`${pdf}${node}${number}`)]],
          node,
        ),
      );
  await Promise.all(ends);
  const seconds = (performance.now() - from) / 1000;
  return {
    promise: `Uploads: 40 of one customer that come a byte a second are cut by ${slowLimitSeconds} s, and another customer is not kept waiting`,
    measured: `the last after ${seconds.toFixed(1)} s; the other customer’s files ${countStatuses(answers)}`,
    isMet: seconds <= slowLimitSeconds && answers.every(({ status }) => status === 200),
  };
}

const most = 200;

async function tryCount(stage: Stage, customer: Customer): Promise<Row> {
  const answers: Answer[] = [];
  for (let number = 0; number < most + 10; number += 1) {
    const file: File = [`many-${number}.pdf`, Buffer.concat([pdf, Buffer.from(String(number))])];
    answers.push(await sendForm(stage, customer, [file], number % 2 === 0 ? 0 : 1));
  }
  const taken = answers.filter(({ status }) => status === 200).length;
  return {
    promise: `Uploads: an account holds ${most} documents at most`,
    measured: `${answers.length} sent to both nodes in turn: ${countStatuses(answers)}`,
    isMet: taken > 0 && taken <= most && answers.at(-1)?.status !== 200,
  };
}
