import { HttpError } from '#server/platform/http/errors.ts';
import { getPage, pageNames } from '#shared/routes/site-map.ts';
import type { PageAddress } from './page-loading.ts';

const understood = new Set(pageNames.flatMap((name) => getPage(name).server.queryParameters ?? []));

/**
 * Path and query string of a request target. Parameters that no page understands are dropped and the rest sorted,
 * so that equal pages have equal addresses whatever was added to the link.
 */
export function parsePageAddress(target: string): PageAddress {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  assertDecodable(path);
  if (mark < 0) return { path, search: new URLSearchParams() };
  const given = new URLSearchParams(target.slice(mark + 1));
  const search = new URLSearchParams(
    [...given].filter(([name, value]) => understood.has(name) && value !== ''),
  );
  search.sort();
  return { path, search };
}

function assertDecodable(path: string): void {
  try {
    decodeURI(path);
  } catch (cause) {
    throw new HttpError(400, 'That address is not written correctly.', { cause });
  }
}
