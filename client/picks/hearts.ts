import { leaveTo } from '#client/navigation/leave-to.ts';
import { followAccountState, getAccountState } from '#shared/app/header/account-state.ts';
import type { SavedItem } from '#shared/contracts/saved.ts';
import { parseShortlist, shortlistCookie, shortlistPath, toHeartValue } from '#shared/deals/shortlist.ts';
import type { AccountPath } from '#shared/routes/account-paths.ts';

const hearts = 'button[form=shortlist]';

/** What the account has saved; undefined while nobody is signed in. */
let saved: readonly SavedItem[] | undefined;

/** Marks the hearts of what is saved, here or in the account, on this page and on those that follow. */
export function startHearts(): void {
  mark();
  new MutationObserver(mark).observe(document.getElementById('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
  followAccountState(() => void joinAccount());
  void joinAccount();
}

/** Moves the shortlist of this browser into the account of the visitor who is signed in. */
async function joinAccount(): Promise<void> {
  if (!getAccountState()) return;
  const answer = await send('/api/account/deals/join', {});
  if (!answer?.ok) return;
  ({ saved } = ((await answer.json()) as { data: { saved: readonly SavedItem[] } }).data);
  mark();
}

/** Saves or removes the deal of a heart, and says so; the heart shows at once what will be. */
export async function pressHeart(heart: HTMLButtonElement): Promise<void> {
  const wasSaved = heart.ariaPressed === 'true';
  heart.ariaPressed = String(!wasSaved);
  const isDone = await (wasSaved ? remove(toHeartValue(heart.value)) : save(heart));
  announce(
    isDone
      ? wasSaved
        ? 'Removed from your saved deals'
        : 'Saved'
      : 'We couldn’t save that. Please try again.',
  );
  mark();
}

async function save(heart: HTMLButtonElement): Promise<boolean> {
  const answer = await sendForm({ ...profileOf(heart.form), save: heart.value });
  // The list is full, which its page says.
  if (answer?.status === 400) leaveTo({ pathname: shortlistPath, search: '?full=true' });
  if (answer?.ok) await joinAccount();
  return answer?.ok ?? false;
}

/** Removes the vehicle under its deal type at every lease it was saved at. */
async function remove(item: string): Promise<boolean> {
  const kept = (saved ?? []).filter((deal) => toItem(deal) === item);
  const answers = await Promise.all(kept.map(({ id }) => send(`/api/account/deals/${id}/remove`, {})));
  saved = saved?.filter((deal) => !kept.includes(deal));
  const removed = await sendForm({ remove: item });
  return [...answers, removed].every((answer) => answer?.ok);
}

function mark(): void {
  const items = new Set([...readShortlist(), ...(saved ?? []).map(toItem)]);
  for (const heart of document.querySelectorAll<HTMLButtonElement>(hearts)) {
    const isSaved = String(items.has(toHeartValue(heart.value)));
    if (heart.ariaPressed !== isSaved) heart.ariaPressed = isSaved;
  }
  const link = document.querySelector<HTMLAnchorElement>('[data-shortlist]');
  const count = link?.querySelector('b');
  if (!link || !count) return;
  link.href = saved ? ('/account/deals' satisfies AccountPath) : shortlistPath;
  count.textContent = items.size > 0 ? String(items.size) : '';
}

/** The items of the cookie, as the hearts have them. */
function readShortlist(): readonly string[] {
  const text = document.cookie.split('; ').find((pair) => pair.startsWith(`${shortlistCookie.name}=`));
  return parseShortlist(text?.slice(shortlistCookie.name.length + 1)).map(({ item }) => toHeartValue(item));
}

function toItem({ vehicleRef, dealType }: Pick<SavedItem, 'vehicleRef' | 'dealType'>): string {
  return dealType === 'personal' ? vehicleRef : `${vehicleRef}.${dealType}`;
}

function profileOf(form: HTMLFormElement | null): Record<string, string> {
  const fields = form ? [...new FormData(form)] : [];
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

let lastAnswer: Promise<Response | undefined> = Promise.resolve(undefined);

/** Sends one form after the other, because each adds to the cookie that the answer before has set. */
function sendForm(fields: Readonly<Record<string, string>>): Promise<Response | undefined> {
  const request = {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(fields),
  };
  lastAnswer = lastAnswer.then(() => fetch(shortlistPath, request).catch(() => undefined));
  return lastAnswer;
}

function send(path: string, body: object): Promise<Response | undefined> {
  return fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
