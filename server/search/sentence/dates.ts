import { monthNames } from './plain-phrases.ts';

/** A day by which a vehicle is wanted: days from today, the words that say it, and how many words were read. */
export interface WantedDay {
  readonly days: number;
  readonly label: string;
  readonly words: number;
}

const months = monthNames.map((name) => `${name}|${name.slice(0, 3)}|${name.slice(0, 4)}`).join('|');
const day = '(?:the )?(?:(\\d{1,2})(?: st| nd| rd| th)?(?: of)? )?';
const pattern = `(?:(?:delivery|delivered|deliver|available|ready|here|have it|need it|want it|get it) )?(before|by|until|till|in time for|in|for|by the end of|before the end of|end of|by end of)(?: the start of| early)? ${day}(${months}|christmas|xmas|new year|next month)(?: (\\d{4}))?`;
const dated = new RegExp(`^${pattern}(?= |$)`);

/** The pattern's source, of which misspelt words are understood too. */
export const dateWords = pattern;

/** Reads "before March", "by 15 January", "in time for Christmas". "In March" and "the end of March" are that month's last day. */
export function readDate(text: string, today: string): WantedDay | undefined {
  const match = dated.exec(text);
  if (!match) return undefined;
  const [all, before = '', typedDay, name = '', typedYear] = match;
  if (before === 'for' && name === 'may') return undefined;
  const start = new Date(`${today}T00:00:00Z`);
  const isEnd = before.includes('end of') || before === 'in' || name === 'next month';
  const { month, date } = toDay(name, typedDay, start);
  let year = typedYear ? Number(typedYear) : start.getUTCFullYear();
  const at = () => (isEnd && !typedDay ? Date.UTC(year, month + 1, 0) : Date.UTC(year, month, date));
  if (!typedYear && at() < start.getTime()) year += 1;
  const day = new Date(at());
  const label = `by ${day.getUTCDate()} ${capital(monthNames[day.getUTCMonth()] ?? '')}`;
  return { days: Math.round((at() - start.getTime()) / 86_400_000), label, words: all.split(' ').length };
}

function toDay(
  name: string,
  typedDay: string | undefined,
  start: Date,
): { readonly month: number; readonly date: number } {
  if (name === 'christmas' || name === 'xmas') return { month: 11, date: 24 };
  if (name === 'new year') return { month: 11, date: 31 };
  if (name === 'next month') return { month: start.getUTCMonth() + 1, date: 1 };
  const month = monthNames.findIndex((known) => known.startsWith(name.slice(0, 3)));
  return { month, date: Number(typedDay ?? 1) };
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
