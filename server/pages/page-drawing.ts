import type { SiteFacts } from '#shared/app/page-state.ts';
import type { ServerRender } from '#shared/ui/server-render.ts';
import type { ClientAssets } from './client-assets.ts';
import type { LoadedPage } from './load-page.ts';

/** A loaded page, and everything else needed to draw its document. */
export interface PageDrawing {
  readonly loaded: LoadedPage;
  readonly facts: SiteFacts;
  readonly render: ServerRender;
  /** The only script that the document names. */
  readonly script: ClientAssets['start'];
}
