import type { DealType } from '#shared/deals/deal-type.ts';
import type { MenuSection } from '#shared/pages/menu/menu-data.ts';
import { linkUnder } from './menu-deal-type.ts';

/** A section with its links under a deal type; makes and body types know their pages themselves. */
export function sectionUnder(section: MenuSection, dealType: DealType): MenuSection {
  const under = <Link extends { readonly path: string }>(link: Link) => ({
    ...link,
    path: linkUnder(link.path, dealType),
  });
  return {
    ...section,
    ...(section.all && { all: under(section.all) }),
    groups: section.groups.map(({ label, links }) => ({ label, links: links.map(under) })),
  };
}
