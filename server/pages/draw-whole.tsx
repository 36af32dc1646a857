import { renderToString } from 'react-dom/server';
import { Frame, SiteFactsContext } from '#shared/app/page-routes.tsx';
import { factsAt } from '#shared/routes/page.ts';
import { ServerRenderContext } from '#shared/ui/server-render.ts';
import { drawPart } from './markup-store.ts';
import type { PageDrawing } from './page-drawing.ts';

/**
 * The document of a page without late parts. React makes a string in half the time of a stream, and needs no router
 * for it, which makes no difference to the HTML. Throws what the page throws.
 */
export function drawWhole({ loaded, facts, render, script }: PageDrawing): string {
  const { page, state, address } = loaded;
  const { component: Page } = page;
  const main = drawPart(
    <ServerRenderContext value={render}>
      <Page data={state.data} />
    </ServerRenderContext>,
  );
  const html = renderToString(
    <ServerRenderContext value={{ ...render, main }}>
      <SiteFactsContext value={facts}>
        <Frame head={state.head} facts={factsAt(page.record, address.search)} />
      </SiteFactsContext>
    </ServerRenderContext>,
  );
  if (!html.endsWith(documentEnd)) throw new Error('React did not end the document as expected');
  const { href, integrity } = script;
  const start = `<script type="module" src="${href}" integrity="${integrity}" async=""></script>`;
  return `<!DOCTYPE html>${html.slice(0, -documentEnd.length)}${start}${documentEnd}`;
}

const documentEnd = '</body></html>';
