import type { SiteFacts } from '#shared/app/page-state.ts';
import type { ServerRender } from '#shared/ui/server-render.ts';
import type { ClientAssets } from './client-assets.ts';
import type { LoadedPage } from './load-page.ts';

/** A loaded page and all that its document is drawn with. */
export interface PageDrawing {
  readonly loaded: LoadedPage;
  readonly facts: SiteFacts;
  readonly render: ServerRender;
  /** The one script that the document names. */
  readonly script: ClientAssets['start'];
}
