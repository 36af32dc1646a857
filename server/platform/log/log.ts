import pino from 'pino';
import type { Config } from '#server/platform/config/config.ts';
import { toSafeFields } from './safe-fields.ts';

/** A structured logger: fields first, then a fixed event name. */
export interface Log {
  info(fields: object, event: string): void;
  warn(fields: object, event: string): void;
  error(fields: object, event: string): void;
}

/** Where finished lines go. */
export interface LogDestination {
  write(line: string): unknown;
}

/**
 * JSON lines. Whatever is handed in, no query string, credential, e-mail address or header
 * comes out: an `error` field is cut down to name, message, code, stack and cause.
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
