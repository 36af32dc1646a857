// `npm start`: installs, builds and serves. Runs on the machine's own Node of any version.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { answerHelp } from './answer-help.mjs';
import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';
import { serverEnvironment, serverFlags } from './server-process.mjs';

answerHelp(
  'npm start   installs, builds and serves the site on PORT (3000). .env.example explains every setting.',
);
await ensureInstalled();
console.error('Building …');
const build = spawnSync(projectNode, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) {
  const why = build.error ? `${projectNode} could not be run: ${build.error.message}` : 'the reason is above';
  console.error(`\nThe site was not built, so it was not started: ${why}.`);
  process.exit(build.status || 1);
}

const server = spawn(projectNode, [...serverFlags, join(root, 'dist/server/main.js')], {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// A terminal sends Ctrl-C to the server as well; a second signal would end it without finishing its work.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
server.on('error', ({ message }) => {
  console.error(`The site was not started: ${message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => {
  if (signal) console.error(`The site was ended by ${signal}.`);
  process.exit(code ?? 1);
});
