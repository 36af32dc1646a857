import { createMarkupStore } from '#server/pages/markup-store.ts';
import { createPageMatcher } from '#server/pages/match-page.ts';
import { createPageMaker } from '#server/pages/page-maker.ts';
import { sitePages } from '#server/pages/page-table.ts';
import { watchSiteFrame } from '#server/pages/site-frame.tsx';
import { createBenchServices } from './bench-pages.ts';
import { type RenderRound, runRenderRound } from './render-rounds.ts';

// Renders results pages in one process, in rounds, and reports the CPU time of each round to the parent process.
// node render-program.js <repository> <build folder> <rounds>

const [root = '', buildFolder = '', rounds = ''] = process.argv.slice(2);
const { config, services, assets } = await createBenchServices(root, buildFolder);
const frame = watchSiteFrame(services, () => undefined);
const maker = createPageMaker({
  services,
  assets,
  frame,
  store: createMarkupStore(16 * 1024 * 1024),
  timeoutMs: config.renderTimeoutMs,
  policyWithNonce: () => '',
  policyWithoutScript: '',
});
const { facts } = frame();
const parts = { match: await createPageMatcher(sitePages), maker, services, facts };

const [warmUpRounds, pagesARound] = [4, 150];
const measured: RenderRound[] = [];
for (let round = -warmUpRounds; round < Number(rounds); round += 1) {
  const figures = await runRenderRound(parts, { pages: pagesARound, seed: 100 + round });
  if (round >= 0) measured.push(figures);
}
process.send?.(measured);
