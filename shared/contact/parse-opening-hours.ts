import { type OpeningTime, type OpeningTimes, weekdayNames } from './opening-times.ts';

const day = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*';
const time = String.raw`\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm)?`;
const entry = new RegExp(`^(${day})(?:\\s?(?:-|–|to)\\s?(${day}))?\\s(${time})\\s?(?:-|–|to)\\s?(${time})$`);

/**
 * Opening hours as people write them, such as "Mon-Fri 9am-5.30pm, Sat 10:00-16:00": days, then one span of time, with
 * commas between. Undefined when any part cannot be read, a day comes twice, or a span does not end after it begins.
 */
export function parseOpeningHours(text: string): OpeningTimes | undefined {
  const entries = text
    .toLowerCase()
    .split(',')
    .map((part) => parseEntry(part.trim()));
  if (entries.some((times) => times === undefined)) return undefined;
  const times = entries.flatMap((part) => part ?? []).sort((a, b) => a.weekday - b.weekday);
  const days = new Set(times.map(({ weekday }) => weekday));
  return days.size === times.length ? times : undefined;
}

function parseEntry(text: string): OpeningTimes | undefined {
  const [, from = '', to = from, opens = '', closes = ''] = entry.exec(text) ?? [];
  const [first, last] = [parseDay(from), parseDay(to)];
  const [opensAt, closesAt] = [parseTime(opens), parseTime(closes)];
  if (!first || !last || opensAt === undefined || closesAt === undefined) return undefined;
  if (last < first || closesAt <= opensAt) return undefined;
  return Array.from(
    { length: last - first + 1 },
    (_, index): OpeningTime => ({ weekday: first + index, opensAt, closesAt }),
  );
}

/** "Mon", "Tues", "Thursday": the beginning of a day's name, three letters or more. */
function parseDay(text: string): number | undefined {
  const index = text ? weekdayNames.findIndex((name) => name.toLowerCase().startsWith(text)) : -1;
  return index < 0 ? undefined : index + 1;
}

function parseTime(text: string): number | undefined {
  const [, hourText = '', minuteText = '0', half] = /^(\d+)(?:[.:](\d+))?\s?(am|pm)?$/.exec(text) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hourText === '' || minute > 59) return undefined;
  if (half === undefined) return hour * 60 + minute <= 24 * 60 ? hour * 60 + minute : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}
