import { createMarkupStore } from '#server/pages/markup-store.ts';
import { createPageRenderer } from '#server/pages/page-renderer.ts';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { createBenchServices } from './bench-pages.ts';
import { type RenderRound, runRenderRound } from './render-rounds.ts';

// Renders results pages in one process, in rounds, and reports the CPU time of each round to the parent process.
// node render-program.js <repository> <build folder> [rounds = 9] [pages a round = 150]

const [root = '', buildFolder = '', rounds = '9', pages = '150'] = process.argv.slice(2);
const { config, services, assets } = await createBenchServices(root, buildFolder);
const facts: SiteFacts = { site: services.site, catalogueNote: 'Demonstration catalogue' };
const renderer = await createPageRenderer({
  services,
  assets,
  facts: () => facts,
  markup: createMarkupStore(config.pageCacheBytes / 4),
  timeoutMs: config.renderTimeoutMs,
  policyWithNonce: () => '',
});

const warmUpRounds = 4;
const measured: RenderRound[] = [];
for (let round = -warmUpRounds; round < Number(rounds); round += 1) {
  const figures = await runRenderRound(renderer, facts, { pages: Number(pages), seed: 100 + round });
  if (round >= 0) measured.push(figures);
}
if (process.send) process.send(measured);
else console.table(measured);
