/**
 * Text without private parts: query strings, user names and passwords in addresses, email addresses, and the
 * parameters of a failed database query. Control characters stay, because JSON escapes them.
 */
export function toSafeText(text: string, { maxLength = 1000 } = {}): string {
  if (text.length <= maxLength && !/[?@%]|\nparams/.test(text)) return text;
  // A little more than is kept, so that a cut address can still be recognised and removed.
  const bounded = text.slice(0, maxLength + 300);
  return withoutQueries(withoutAddresses(withoutParameters(bounded))).slice(0, maxLength);
}

/** The path of a request for the log: no query string, at most 300 characters. */
export function toLogPath(url: string): string {
  const end = url.search(/[?#]/);
  return (end < 0 ? url : url.slice(0, end)).slice(0, 300);
}

/** Drizzle ends the message of a failed query with a line `params: ada@example.com,…`; values may contain line ends. */
function withoutParameters(text: string): string {
  const start = text.indexOf('\nparams: ');
  return start < 0 ? text : `${text.slice(0, start)}\nparams: [private]`;
}

function withoutAddresses(text: string): string {
  if (!/@|%40/.test(text)) return text;
  return text
    .replace(/:\/\/[^\s/@]{1,200}@/g, '://[private]@')
    .replace(/[^\s@/<>"'(),;:=[\]]{1,64}(@|%40)[^\s@/<>"'(),;:=[\]]{1,255}/g, '[email]');
}

function withoutQueries(text: string): string {
  return text.replace(/(\/[^\s?#]{0,500})\?[^\s"')]*/g, '$1');
}
