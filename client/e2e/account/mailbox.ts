import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Everything that the server has printed so far. */
export function readServerLog(): string {
  return readFileSync(process.env.E2E_SERVER_LOG ?? '', 'utf8');
}

/** Where the embedded account API listens, as the server's start message has it; without a final slash. */
export function findAccountApi(): string {
  const found = /(http:\/\/127\.0\.0\.1:\d+)\/mailbox/.exec(readServerLog())?.[1];
  if (!found) throw new Error('The start message names no mailbox');
  return found;
}

/** The messages to an address, newest first. */
export async function readMail(request: APIRequestContext, to: string): Promise<readonly Message[]> {
  const messages: readonly Message[] = await (await request.get(`${findAccountApi()}/mailbox.json`)).json();
  return messages.filter((message) => message.to === to);
}

/** The link in the newest message of a subject; waits for the message. */
export async function findMailedLink(
  request: APIRequestContext,
  { to, subject }: Omit<Message, 'text'>,
): Promise<string> {
  const find = async () => (await readMail(request, to)).find((message) => message.subject === subject);
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  const link = /^http\S+$/m.exec((await find())?.text ?? '')?.[0];
  if (!link) throw new Error(`“${subject}” has no link`);
  return link;
}

/** Opens the mailbox and follows the link in the newest message of a subject to an address, as its reader would. */
export async function followMailedLink(page: Page, message: Omit<Message, 'text'>): Promise<void> {
  await findMailedLink(page.request, message);
  await page.goto(`${findAccountApi()}/mailbox`);
  const article = page
    .getByRole('article')
    .filter({ hasText: `To ${message.to},` })
    .filter({ hasText: message.subject })
    .first();
  await article.getByRole('link').click();
}
