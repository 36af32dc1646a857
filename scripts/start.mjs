// `npm start`: installs, builds and serves. Runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectNode, root } from './ensure-installed.mjs';

ensureInstalled();
console.error('Building …');
const build = spawnSync(projectNode, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const server = spawn(projectNode, ['--enable-source-maps', join(root, 'dist/server/main.js')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
// Ctrl-C in a terminal reaches the server by itself; told twice, it would end without finishing its work.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
