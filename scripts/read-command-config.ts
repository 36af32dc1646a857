import { join } from 'node:path';
import { startFault } from '#server/app/start-message.ts';
import type { Config } from '#server/platform/config/config.ts';
import { readSiteConfig } from '#server/platform/config/read-environment.ts';

/**
 * The configuration that the site beside it has; names that are no settings are told on standard error. Where it cannot
 * be used, says why and ends the process with 1.
 */
export function readCommandConfig(): Config {
  try {
    const config = readSiteConfig(join(import.meta.dirname, '..'));
    for (const hint of config.nameHints) console.error(hint);
    return config;
  } catch (error) {
    console.error(startFault(error));
    process.exit(1);
  }
}
