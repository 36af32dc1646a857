import pino from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { toSafeText } from './safe-text.ts';

/** A structured logger: fields first, then a fixed event name. */
export interface Log {
  info(fields: object, event: string): void;
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
}

/** Receives finished lines. */
export interface LogDestination {
  write(line: string): unknown;
}

/**
 * Writes JSON lines. Query strings, credentials, email addresses and headers are removed from everything that is logged;
 * an `error` field is reduced to name, message, code, stack and cause.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination: LogDestination): Log {
  return pino(
    {
      level: config.logLevel,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: toSafeFields },
    },
    destination,
  );
}

const privateName =
  /pass(word|code|phrase)|token|secret|salt|authori[sz]ation|cookie|credential|e-?mail|phone|mobile|^(query|search|body|headers|fields|snapshot|plate|registration(number)?)$/i;
const maxDepth = 4;
const maxEntries = 50;

/** The same fields, with private ones replaced by `[private]` and every text cleaned. */
function toSafeFields(fields: object): Record<string, unknown> {
  return toSafeEntries(fields, 0);
}

function toSafeEntries(fields: object, depth: number): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields).slice(0, maxEntries)) {
    safe[name] = isPrivate(name) ? '[private]' : toSafeValue(value, depth);
  }
  return safe;
}

/** Requests use the same few names; the limit keeps names of other objects from filling the memory. */
const maxKnown = 500;
const known = new Map<string, boolean>();

function isPrivate(name: string): boolean {
  const answer = known.get(name);
  if (answer !== undefined) return answer;
  const found = privateName.test(name);
  if (known.size >= maxKnown) known.clear();
  known.set(name, found);
  return found;
}

function toSafeValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return toSafeText(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return '[deeper]';
  if (value instanceof Error) return toSafeError(value, depth + 1);
  if (value instanceof Date) return value;
  if (value instanceof URL) return toSafeText(value.href);
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((entry) => toSafeValue(entry, depth + 1));
  return toSafeEntries(value, depth + 1);
}

/** Keeps only these properties: database errors contain the row at fault, upstream errors the whole request. */
function toSafeError(error: Error, depth: number): Record<string, unknown> {
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    name: error.name,
    message: toSafeText(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof status === 'number' && { status }),
    stack: toFrames(error),
    ...(error.cause !== undefined && { cause: toSafeValue(error.cause, depth) }),
  };
}

/** The stack without the message above it, which may contain anything and is cleaned separately. */
function toFrames({ stack = '', message }: Error): string {
  const start = stack.indexOf(message);
  const frames = start < 0 ? '' : stack.slice(start + message.length);
  return toSafeText(frames.trim(), { maxLength: 4000 });
}
