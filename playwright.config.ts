import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { createDataFolder } from './client/e2e/data-folder.ts';

/** Chosen once and handed down to the workers, which read this file again. */
process.env.E2E_PORT ??= findFreePort();
process.env.E2E_DATA_FOLDER ??= createDataFolder();
/** What the server says, kept because it names the mailbox and because some things may not be in it. */
process.env.E2E_SERVER_LOG ??= join(mkdtempSync(join(tmpdir(), 'e2e-log-')), 'server.log');
/** Where journeys start a fake of DVLA's vehicle enquiry service. */
process.env.E2E_DVLA_PORT ??= findFreePort();
/** No settings of a developer's own: every site that a test starts inherits this. */
process.env.ENV_FILE = devNull;
const origin = `http://localhost:${process.env.E2E_PORT}`;

const choiceMade = {
  name: 'cookieChoices',
  value: '1.statistics-no.advertising-no',
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
} as const;

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results',
  timeout: 45_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes on a second try has a cause to be found.
  retries: 0,
  use: {
    baseURL: origin,
    // The choice is made, so that no notice stands in the way; consent/ begins without it.
    storageState: { cookies: [choiceMade], origins: [] },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Begun last, a file whose tests run one after the other would keep one worker busy and the other idle. Each project
  // costs the workers a new start.
  projects: [
    { name: 'npm run dev', testMatch: 'dev/*.spec.ts' },
    {
      name: 'desktop',
      testMatch: ['account/*.spec.ts', 'enquiries/*.spec.ts', 'journeys/*.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    // These choose their widths themselves.
    { name: 'every page', testMatch: 'every-page/*.spec.ts' },
    { name: 'consent', testMatch: 'consent/*.spec.ts' },
    {
      name: 'phone',
      testMatch: ['account/*.spec.ts', 'enquiries/*.spec.ts', 'journeys/*.spec.ts'],
      // Only what depends on the width: tests with this tag run at both widths, the others named here on phones alone.
      grep: /@phone|by touch|mobile-menu|filters-dialog|\/tools\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `exec ${process.execPath} dist/server/main.js >"$E2E_SERVER_LOG" 2>&1`,
    url: `${origin}/readyz`,
    // A first start on a busy machine.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: process.env.E2E_PORT,
      SITE_ORIGIN: origin,
      DATA_FOLDER: process.env.E2E_DATA_FOLDER,
      E2E_SERVER_LOG: process.env.E2E_SERVER_LOG,
      LOG_LEVEL: 'info',
      DVLA_API_URL: `http://127.0.0.1:${process.env.E2E_DVLA_PORT}/vehicles`,
      DVLA_API_KEY: 'fake-vehicle-enquiry-key',
      // Tests come from addresses of their own, so that one does not use up what another may try.
      TRUST_PROXY: '1',
      DRAIN_MS: '0',
    },
  },
});

function findFreePort(): string {
  const program =
    "const s=require('node:net').createServer().listen(0,()=>{process.stdout.write(String(s.address().port));s.close()})";
  return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
}
