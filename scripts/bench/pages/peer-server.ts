import { createServer, type ServerResponse } from 'node:http';
import { type LoadedPage, loadPage } from '#server/pages/load-page.ts';
import { createPageMatcher } from '#server/pages/match-page.ts';
import { sitePages } from '#server/pages/page-table.ts';
import { watchSiteFrame } from '#server/pages/site-frame.tsx';
import { createBenchServices } from './bench-pages.ts';
import { makePageTargets } from './page-targets.ts';
import { streamWithReactAlone } from './react-alone.tsx';
import { reportToParent } from './report-to-parent.ts';
import { createTemplate } from './template-page.tsx';

// A server to compare the site's results page with: the same pages, loaded beforehand and drawn for each request by
// React's stream or by template strings, on plain `node:http`. node peer-server.js <repository> <build folder> <react
// or templates>

const [root = '', buildFolder = '', kind = 'react'] = process.argv.slice(2);
const { services } = await createBenchServices(root, buildFolder);
const { facts, shell } = watchSiteFrame(services, () => undefined)();
const match = await createPageMatcher(sitePages);
const pages: LoadedPage[] = [];
for (const target of makePageTargets(300, 11)) {
  const matched = match(target);
  if (matched) pages.push(await loadPage(matched, services));
}
const template = createTemplate(facts, shell);
const answers: Readonly<Record<string, (page: LoadedPage, res: ServerResponse) => unknown>> = {
  react: (page, res) => streamWithReactAlone(page, facts, res),
  templates(page, res) {
    const html = Buffer.from(template(page));
    res.setHeader('Content-Length', html.length).end(html);
  },
};
const answer = answers[kind];
if (!answer) throw new Error(`there is no peer "${kind}"`);
let asked = 0;
reportToParent(
  createServer((_req, res) => {
    const page = pages[asked++ % pages.length];
    if (page) answer(page, res.setHeader('Content-Type', 'text/html; charset=utf-8'));
  }),
);
