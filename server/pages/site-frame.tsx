import { SiteHeader } from '#shared/app/header/site-header.tsx';
import type { SiteFacts } from '#shared/app/page-state.ts';
import { SiteFooter } from '#shared/app/site-footer.tsx';
import { formatDate } from '#shared/format/format-date.ts';
import type { ShellMarkup } from '#shared/ui/server-render.ts';
import { drawPart } from './markup-store.ts';
import type { Services } from './services.ts';

/** The parts that are the same around every page of one catalogue. */
export interface SiteFrame {
  readonly facts: SiteFacts;
  readonly shell: ShellMarkup;
  /** Changes after each import and on each new day. */
  readonly edition: string;
}

/** Gives the current frame. It is made once for each snapshot; `onNew` is called before each one except the first. */
export function watchSiteFrame(
  { catalogue, site }: Pick<Services, 'catalogue' | 'site'>,
  onNew: () => void,
): () => SiteFrame {
  const current = () => (catalogue.isLoaded() ? catalogue.snapshot() : undefined);
  const makeFrame = (count: number): SiteFrame => {
    const facts = { site, catalogueNote: toNote(seen?.version) };
    return { facts, shell: drawShell(facts), edition: `${count} ` };
  };
  let seen = current();
  let count = 0;
  let frame: SiteFrame | undefined;
  return () => {
    const now = current();
    if (now !== seen || !frame) {
      if (frame) onNew();
      seen = now;
      count += 1;
      frame = makeFrame(count);
    }
    return frame;
  };
}

type CatalogueVersion = ReturnType<Services['catalogue']['snapshot']>['version'];

function toNote(version: CatalogueVersion | undefined): string {
  if (!version) return '';
  const kind = version.isDemonstration ? 'Demonstration catalogue' : 'Catalogue';
  const updated = `${kind}, updated ${formatDate(version.importedAt.toISOString().slice(0, 10))}.`;
  return version.attribution ? `${updated} ${version.attribution}` : updated;
}

function drawShell({ site, catalogueNote }: SiteFacts): ShellMarkup {
  return {
    header: drawPart(<SiteHeader site={site} />),
    footer: drawPart(<SiteFooter site={site} catalogueNote={catalogueNote} />),
  };
}
