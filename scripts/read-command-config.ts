import { join } from 'node:path';
import { readEnvironment } from '#server/config/read-environment.ts';
import { type Config, readConfig } from '#server/config.ts';
import { startFault } from '#server/start-message.ts';

/** The configuration that the site beside it has. Where it cannot be used, says why and ends the process with 1. */
export function readCommandConfig(): Config {
  try {
    return readConfig(readEnvironment(join(import.meta.dirname, '..')));
  } catch (error) {
    console.error(startFault(error));
    process.exit(1);
  }
}
