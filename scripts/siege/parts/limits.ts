import { eq } from 'drizzle-orm';
import { type Answer, ask, fromAddress } from '#scripts/siege/ask.ts';
import { countStatuses, signIn } from '#scripts/siege/customer.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage, type Stage } from '#scripts/siege/stage.ts';
import { demonstrationCustomers } from '#server/account-api/demonstration/customers.ts';
import { openPostgresql } from '#server/platform/database/open-postgresql.ts';
import { mailOutbox } from '#server/platform/mail/mail-outbox-table.ts';
import { mailboxMessages } from '#server/platform/mail/mailbox-table.ts';
import { createRoamingBrowser } from '#server/testing/roaming-browser.ts';
import { visibleText } from '#server/testing/visible-text.ts';

const [personal = '', business = ''] = demonstrationCustomers.map(({ email }) => email);
const staff = 'ann@staff.example';

/** Passwords guessed, and codes, links and forms asked for again and again, by one address and by many, at both nodes. */
export async function limits(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground, { STAFF: `${staff}=admin` });
  try {
    return [
      await tryGuesses(stage),
      await tryCodes(stage),
      await tryResets(stage),
      await tryMany(stage),
      await tryStaffLinks(stage),
      await tryMailedLinks(stage),
      await tryWithoutRedis(stage),
    ];
  } finally {
    stage.redis.resume();
    await stage.close();
  }
}

type Json = Readonly<Record<string, unknown>>;

function postJson(
  { nodes }: Stage,
  number: number,
  route: string,
  body: Json,
  address = number,
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...fromAddress(address) };
  const { origin } = nodes[number % 2 === 0 ? 0 : 1];
  return ask(`${origin}/api/account/${route}`, { headers, body: JSON.stringify(body) });
}

/** `count` tries at once, in turn at both nodes. */
function atOnce(count: number, attempt: (number: number) => Promise<Answer>): Promise<readonly Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, number) => attempt(number)));
}

/** Few at a time, so that none is refused because a node is busy. */
async function inGroups(
  count: number,
  attempt: (number: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const from = answers.length;
    answers.push(...(await atOnce(Math.min(4, count - from), (number) => attempt(from + number))));
  }
  return answers;
}

const count = (answers: readonly Answer[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

const taken = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 400).length;

/** Whether exactly so many were let through and all others were refused by the limit: a 503 says nothing of a limit. */
function areLimited(answers: readonly Answer[], allowed: number, letThrough = taken(answers)): boolean {
  return letThrough === allowed && count(answers, 429) === answers.length - allowed;
}

/** Mails to an address that have been sent or wait. */
async function countMails({ postgresql }: Stage, recipient: string): Promise<number> {
  const { orm, close } = openPostgresql(postgresql.url);
  try {
    const [sent, waiting] = [
      await orm.$count(mailboxMessages, eq(mailboxMessages.recipient, recipient)),
      await orm.$count(mailOutbox, eq(mailOutbox.recipient, recipient)),
    ];
    return sent + waiting;
  } finally {
    await close();
  }
}

async function tryGuesses({ nodes }: Stage): Promise<Row> {
  const owner = createRoamingBrowser();
  await owner.login(nodes[0].origin, personal);
  await owner.get(nodes[0].origin, '/account');
  await owner.send(nodes[0].origin, 'sign-out');
  const browser = createRoamingBrowser();
  const messages: string[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    const { origin } = nodes[guess % 2 === 0 ? 0 : 1];
    await browser.login(origin, personal, 'a wrong guess');
    const text = visibleText((await browser.get(origin, '/account/login')).text);
    messages.push(text.includes('Too many attempts.') ? 'too many' : 'wrong');
  }
  await browser.login(nodes[0].origin, personal);
  // Led to the login again; a 503 would be no proof.
  const isOut = (await browser.get(nodes[0].origin, '/account')).status === 303;
  const allowed = messages.filter((message) => message === 'wrong').length;
  await owner.login(nodes[1].origin, personal);
  const isOwnerIn = (await owner.get(nodes[1].origin, '/account')).status === 200;
  return {
    promise:
      'Login: strangers have 5 guesses per account in 15 minutes across nodes, then the right password is refused too; a browser that logged in before is let in',
    measured: `${allowed} guesses allowed, the right password after them ${isOut ? 'refused' : 'let in'}; the holder’s browser ${isOwnerIn ? 'let in' : 'refused'}`,
    isMet: allowed === 5 && isOut && isOwnerIn,
  };
}

async function tryCodes(stage: Stage): Promise<Row> {
  const customer = await signIn(stage.nodes[0], business);
  const before = await countMails(stage, business);
  const headers = { 'Content-Type': 'application/json' };
  const answers = await atOnce(12, (number) =>
    customer.post(
      stage.nodes[number % 2 === 0 ? 0 : 1],
      number % 3 === 0 ? 'wallet/code' : 'confirmation-code',
      {
        headers: { ...headers, ...fromAddress(number) },
        body: '{}',
      },
    ),
  );
  const mails = (await countMails(stage, business)) - before;
  return {
    promise: 'Codes: 3 an hour for an account, of both kinds together, across nodes and addresses',
    measured: `12 asked for at once: ${countStatuses(answers)}; ${mails} mails`,
    isMet: areLimited(answers, 3) && mails === 3,
  };
}

async function tryResets(stage: Stage): Promise<Row> {
  const before = await countMails(stage, personal);
  const answers = await atOnce(12, (number) =>
    postJson(stage, number, 'forgotten-password', { email: personal }, 100 + number),
  );
  const mails = (await countMails(stage, personal)) - before;
  return {
    promise:
      'New passwords: 5 links an hour for an account, from however many addresses, and nobody is refused',
    measured: `12 asked for from 12 addresses at once: ${countStatuses(answers)}; ${mails} mails`,
    isMet: taken(answers) === 12 && mails === 5,
  };
}

const person = { accountType: 'personal', firstName: 'A', lastName: 'B', mobile: '07700 900123' };

/** One client each; what is limited is the client, whatever is typed. */
async function tryMany(stage: Stage): Promise<Row> {
  const email = (number: number) => `somebody-${number}@example.com`;
  const resets = await atOnce(12, (number) =>
    postJson(stage, number, 'forgotten-password', { email: email(number) }, 500),
  );
  const registrations = await atOnce(12, (number) =>
    postJson(stage, number, 'registration', { ...person, email: email(100 + number) }, 501),
  );
  const enquiries = await inGroups(45, (number) =>
    ask(`${stage.nodes[number % 2 === 0 ? 0 : 1].origin}/leave-a-message`, {
      headers: fromAddress(502),
      body: { message: `Number ${number}`, name: 'A', reply: 'email', email: email(200 + number) },
    }),
  );
  return {
    promise: 'One client an hour, across nodes: 5 password links, 5 registrations, 30 enquiries',
    measured: `links ${countStatuses(resets)}; registrations ${countStatuses(registrations)}; enquiries ${countStatuses(enquiries)}`,
    isMet: areLimited(resets, 5) && areLimited(registrations, 5) && areLimited(enquiries, 30),
  };
}

async function tryStaffLinks(stage: Stage): Promise<Row> {
  const answers = await atOnce(8, async (number) => {
    const address = `${stage.nodes[number % 2 === 0 ? 0 : 1].origin}/staff/sign-in`;
    const page = await ask(address);
    const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const cookie = page.headers['set-cookie']?.map((each) => each.split(';')[0]).join('; ') ?? '';
    return ask(address, {
      headers: { ...fromAddress(600 + number), Cookie: cookie },
      body: { email: staff, csrf },
    });
  });
  const mails = await countMails(stage, staff);
  return {
    promise: 'Staff: 3 links in ten minutes for a member, from however many addresses, and nobody is refused',
    measured: `8 asked for at once: ${countStatuses(answers)}; ${mails} mails`,
    isMet: taken(answers) === 8 && mails === 3,
  };
}

/** Guesses the codes by which an account is completed and the salts of links. */
async function tryMailedLinks(stage: Stage): Promise<Row> {
  const guess = async (number: number, address: number) => {
    const { origin } = stage.nodes[number % 2 === 0 ? 0 : 1];
    const salt = String(100_000 + number);
    const headers = fromAddress(address);
    const opened = await ask(`${origin}/account/reset-password?id=demo-personal&idSalt=${salt}`, { headers });
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    return ask(`${origin}/api/account/password`, {
      headers: { ...headers, Cookie: cookie, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ password: 'three words apart' }),
    });
  };
  const [ofOne, ofMany] = [
    await atOnce(12, (number) => guess(number, 700)),
    await inGroups(40, (number) => guess(number, 800 + number)),
  ];
  return {
    promise: 'Guesses of a mailed link or code: 5 an hour for a client; none of many clients is let in',
    measured: `one client: ${countStatuses(ofOne)}; 40 clients: ${countStatuses(ofMany)}`,
    isMet: count(ofOne, 400) === 5 && count(ofOne, 429) === 7 && count(ofMany, 400) === 40,
  };
}

/** While Redis hangs each node counts by itself: an account, and a client. Neither needs a session, which is in Redis. */
async function tryWithoutRedis(stage: Stage): Promise<Row> {
  stage.redis.hang();
  const email = 'nobody@example.com';
  const ofAccount = await inGroups(16, (number) =>
    postJson(stage, number, 'session', { email, password: 'a guess' }, 900 + number),
  );
  const ofClient = await inGroups(16, (number) =>
    postJson(stage, number, 'forgotten-password', { email: `nobody-${number}@example.com` }, 950),
  );
  stage.redis.resume();
  return {
    promise: 'While Redis hangs, limits fall back to each node’s own, never to none and never to a 503',
    measured: `16 guesses at both nodes for one account: ${countStatuses(ofAccount)}; 16 links asked for by one client: ${countStatuses(ofClient)}`,
    // A wrong password that was looked at answers 400.
    isMet: areLimited(ofAccount, 10, count(ofAccount, 400)) && areLimited(ofClient, 10),
  };
}
