import { SiteHeader } from '#shared/app/header/site-header.tsx';
import type { SiteFacts } from '#shared/app/page-state.ts';
import type { ShellMarkup } from '#shared/app/shell-markup.ts';
import { SiteFooter } from '#shared/app/site-footer.tsx';
import type { MarkupStore } from '#shared/ui/reused-markup.tsx';

/** Header and footer of every page, drawn once for as long as the facts of the site stay. */
export function makeShellMarkup(store: MarkupStore, { site, catalogueNote }: SiteFacts): ShellMarkup {
  return {
    header: store.markup('header', () => <SiteHeader site={site} />),
    footer: store.markup(`footer ${catalogueNote}`, () => (
      <SiteFooter site={site} catalogueNote={catalogueNote} />
    )),
  };
}
