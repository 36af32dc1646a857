import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatCount } from '#shared/format/format-count.ts';
import { answerHelp } from './answer-help.mjs';
import { checkContent } from './content/check-content.ts';
import { checkManifest, manifestFile, writeManifest } from './content/content-manifest.ts';
import { newPage } from './content/new-page.ts';
import { contentFolder, readContent } from './content/read-content.ts';
import { listStale } from './content/stale-sources.ts';

// `npm run content -- --help` says what this does.

const usage = `npm run content -- check           everything that the tests refuse of a text
npm run content -- new <address>   a new page's file, to be filled in
npm run content -- stale           sources that were checked too long ago
npm run content -- manifest        writes the addresses of pages that are no guide, news item, video or event

docs/writing.md says when to use which.`;
answerHelp(usage);

const root = join(import.meta.dirname, '..');
const [command, argument = ''] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);

switch (command) {
  case 'check': {
    const content = readContent(root);
    const problems = [...checkContent(content, today), ...checkManifest(content, root)];
    for (const { path, what } of problems) console.error(`${path}: ${what}`);
    console.log(`${formatCount(content.pages.size, 'page')}, ${formatCount(problems.length, 'problem')}`);
    process.exitCode = problems.length > 0 ? 1 : 0;
    break;
  }
  case 'new': {
    const address = argument.replace(/^\/+|\/+$/g, '');
    const file = join(root, contentFolder, `${address}.md`);
    if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(address))
      fail('Give an address, such as car-leasing/guides/towing');
    if (existsSync(file)) fail(`There is a page at /${address} already`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, newPage(address, today));
    console.log(`Written: ${contentFolder}/${address}.md. Fill it in, then: npm run content -- check`);
    break;
  }
  case 'stale': {
    const stale = listStale(readContent(root), today);
    for (const { path, source } of stale) console.log(`${path}: ${source.name}, checked ${source.checked}`);
    console.log(`${stale.length} sources were last checked more than six months ago`);
    break;
  }
  case 'manifest':
    writeFileSync(join(root, manifestFile), writeManifest(readContent(root)));
    console.log(`Written: ${manifestFile}`);
    break;
  default:
    fail(usage);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
