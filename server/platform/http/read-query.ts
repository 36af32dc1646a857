import type { Request } from 'express';

/** The query of a request. Express reads none, because its readers make lists and objects of what a visitor types. */
export function readQuery({ originalUrl }: Pick<Request, 'originalUrl'>): URLSearchParams {
  return new URLSearchParams(originalUrl.split('?')[1]);
}
