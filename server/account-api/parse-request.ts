import type { Request } from 'express';
import type { z } from 'zod';
import { RefusedError } from './refused-error.ts';

/** The query's parameters, spelt exactly as the schema has them; throws a 400 that names those at fault. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, req: Request): z.infer<Schema> {
  return parse(schema, req.query);
}

/** The JSON body; throws a 400 that names the fields at fault and repeats no value. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, req: Request): z.infer<Schema> {
  return parse(schema, req.body ?? {});
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw badRequest(parsed.error.issues.map(({ path }) => String(path[0] ?? 'body')));
  const unclean = Object.entries(parsed.data as object).filter(([, value]) => hasControlCharacter(value));
  if (unclean.length > 0) throw badRequest(unclean.map(([name]) => name));
  return parsed.data;
}

/** A line break could begin another header of a message, and the database refuses NUL. */
function hasControlCharacter(value: unknown): boolean {
  return typeof value === 'string' && /[\p{Cc}\u2028\u2029]/u.test(value);
}

function badRequest(names: readonly string[]): RefusedError {
  return new RefusedError(400, `Not valid: ${[...new Set(names)].join(', ')}.`.slice(0, 500));
}
