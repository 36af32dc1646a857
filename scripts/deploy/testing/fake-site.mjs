// A site of a few lines, which a test of deploys uses as a release. `fault` in its build.json says what is wrong with it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Read for each request, because the test changes it. */
const readBuild = () => JSON.parse(readFileSync(new URL('../build.json', import.meta.url), 'utf8'));
let isLookedAt = false;

function draw(build, fault) {
  const state = JSON.stringify({ build: fault === 'page of another build' ? 'stray' : build });
  const linked = fault === 'broken data' ? '{"@context"' : '{"@context":"https://schema.org"}';
  const deal =
    fault === 'no deal'
      ? ''
      : '<a href="/car-leasing/a/b/c/d/1234567890/vehicle?term=36&amp;miles=8000">A deal</a>';
  return `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/site.css"/>
<script type="application/ld+json">${linked}</script>
<script type="application/json" id="page-state">${state}</script>
<script type="module" src="/assets/start.js" integrity="${integrity}"></script></head>
<body><h1>A page</h1>${deal}</body>${fault === 'cut page' ? '' : '</html>'}`;
}

const script = 'start()';
const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`;

const server = createServer((req, res) => {
  const { id, fault } = readBuild();
  const build = fault === 'other build' ? 'stray' : id;
  const send = (status, type, body) => res.writeHead(status, { 'content-type': type }).end(body);
  const path = req.url.split('?')[0];
  if (path === '/readyz') {
    // Ends once a deploy has found all its pages right.
    if (isLookedAt && fault === 'ends later') process.exit(1);
    const isReady = fault !== 'never ready';
    send(
      isReady ? 200 : 503,
      'application/json',
      JSON.stringify({ build, missing: isReady ? [] : ['catalogue'] }),
    );
  } else if (path.startsWith('/page-data/')) {
    isLookedAt = true;
    send(
      200,
      'application/json',
      JSON.stringify({ build: fault === 'data of another build' ? 'stray' : build }),
    );
  } else if (path === '/assets/site.css')
    send(200, 'text/css', fault === 'empty styles' ? '\n' : 'h1{color:red}');
  else if (path === '/assets/start.js')
    send(
      fault === 'no script' ? 404 : 200,
      'text/javascript',
      fault === 'changed script' ? 'stop()' : script,
    );
  else
    send(
      fault === 'failing page' && path === '/van-leasing' ? 500 : 200,
      'text/html; charset=utf-8',
      draw(build, fault),
    );
});
if (readBuild().fault === 'wrong setting') {
  console.error('The configuration cannot be used:\n- SITE_ORIGIN must be an address.');
  process.exit(1);
}
if (readBuild().fault !== 'does not start') server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
