import pino from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { toSafeFields } from './safe-fields.ts';

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
