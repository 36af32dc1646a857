import type { Request } from 'express';
import type { z } from 'zod';
import { InvalidInputError } from './errors.ts';

/** Said of what a field of ours cannot send, without names of types and without the input. */
const unnamed = () => 'We couldn’t read this. Please reload the page and try again.';

/**
 * Parses the body of a request, JSON or a form, by the schema. Throws an `InvalidInputError` with one plain message for
 * each invalid field; the schema's own messages are used unchanged. Fields that the schema does not have are dropped, but
 * a list in place of fields, and names such as `ways[]`, are another way to write a form: without this its fields would
 * count as left out.
 */
export function parseForm<Schema extends z.ZodType>(schema: Schema, { body }: Request): z.infer<Schema> {
  const given = typeof body === 'object' && body !== null ? { ...body } : {};
  if (Array.isArray(body) || Object.keys(given).some((name) => name.includes('[')))
    throw new InvalidInputError({}, 'We can’t read that form. Please reload the page and try again.');
  const result = schema.safeParse(given, { error: unnamed });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0] ?? 'form')] ??= message;
  throw new InvalidInputError(fields);
}
