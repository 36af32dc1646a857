import { listPages } from '#shared/content/manifest.generated.ts';
import { toTitleCase } from '#shared/format/to-title-case.ts';
import { breadcrumbStyles } from '#shared/routes/breadcrumb-styles.ts';
import type { PageServer } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import { faqPageJsonLd } from '#shared/seo/faq-page.ts';
import { articleJsonLd } from '#shared/seo/written-work.ts';
import type { ContentData, ContentListData, SiteIndexData } from './content-data.ts';
import { adviceRoots, glossaryPath, guideListPath, guideRoots, guidesPath } from './content-paths.ts';
import { adviceNames, allGuides, guideSections } from './guide-sections.ts';

/** The component of a document, which only the server has. */
export type DocumentComponent<Data> = NonNullable<PageServer<Data>['component']>;

/** What the server knows of a page of text, or of all pages of a pattern, which have no name of their own. */
export function textServer(
  above: readonly Crumb[],
  component: DocumentComponent<ContentData>,
  name?: string,
): PageServer<ContentData> {
  return {
    component,
    cache: 'long',
    metadata: ({ page: { title, description, published, updated } }) => ({
      title,
      description,
      article: { published, updated },
    }),
    structuredData: ({ page }, site, imageUrl) => [
      articleJsonLd(
        {
          title: page.title,
          description: page.description,
          url: site.origin + page.path,
          onDate: page.published,
          updatedOn: page.updated,
          imageUrl,
        },
        site,
      ),
      ...faqPageJsonLd(page.groups ? page.groups.flatMap(({ faqs }) => faqs) : page.faqs),
    ],
    breadcrumbs: breadcrumbStyles.guides,
    ...(name === undefined
      ? { trail: ({ page: { label, path } }: ContentData) => [...above, { name: toTitleCase(label), path }] }
      : { name, above }),
  };
}

/** What the server knows of the guides of a section: each opens with its drawing. */
export function guideServer(
  above: readonly Crumb[],
  component: DocumentComponent<ContentData>,
): PageServer<ContentData> {
  return { ...textServer(above, component), breadcrumbs: breadcrumbStyles.stage };
}

/** What the server knows of the glossary. What a visitor looks for in it is neither stored nor indexed. */
export function glossaryServer(component: DocumentComponent<ContentData>): PageServer<ContentData> {
  const server = textServer(guidesCrumbs, component, listPages[glossaryPath]);
  return {
    ...server,
    cache: 'never',
    cacheUnasked: 'long',
    isListed: true,
    queryParameters: ['search'],
    metadata: (data, location) => ({
      ...server.metadata(data, location),
      ...(data.term !== undefined && { isIndexable: false }),
    }),
  };
}

/** What the server knows of a list of guides. */
export function listServer(
  path: string,
  component: DocumentComponent<ContentListData>,
): PageServer<ContentListData> {
  const root = guideRoots.find((each) => path === guideListPath(each));
  const { heading, lead } = root ? guideSections[root] : allGuides;
  return {
    component,
    cache: 'long',
    name: heading,
    metadata: (data) => ({ title: data.title, description: data.description }),
    breadcrumbs: breadcrumbStyles.guides,
    ...(root ? { crumb: guideSections[root].crumb, above: guidesCrumbs } : { search: { description: lead } }),
  };
}

/** What the server knows of the page that lists the site. */
export function siteIndexServer(component: DocumentComponent<SiteIndexData>): PageServer<SiteIndexData> {
  return {
    component,
    cache: 'long',
    name: 'Site map',
    crumb: 'Sitemap',
    metadata: () => ({
      title: 'Site map: every page by section',
      description:
        'Every section of the site on one page: deals, tools, guides, advice, news, events, our documents and how to reach us.',
    }),
    breadcrumbs: breadcrumbStyles.information,
  };
}

export const noCrumbs: readonly Crumb[] = [];

const guidesCrumbs: readonly Crumb[] = [{ name: 'Guides', path: guidesPath }];

/** The crumbs above a guide, by the address or pattern of its record. */
export function guideCrumbs(path: string): readonly Crumb[] {
  const root = guideRoots.find((each) => path.startsWith(`${each}/`));
  return root
    ? [...guidesCrumbs, { name: guideSections[root].crumb, path: guideListPath(root) }]
    : guidesCrumbs;
}

/** The crumb above a page of advice, likewise. */
export function adviceCrumbs(path: string): readonly Crumb[] {
  const root = adviceRoots.find((each) => path.startsWith(`${each}/`));
  return root ? [{ name: adviceNames[root], path: root }] : [];
}
