import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import { footerGroups, legalLinks } from '#shared/app/footer-links.ts';
import { menuPlans } from '#shared/app/menu-plans.ts';
import type { SiteIndexData } from '#shared/pages/content/content-data.ts';
import { adviceRoots, guideListPath, guideRoots } from '#shared/pages/content/content-paths.ts';
import { adviceNames, guideSections } from '#shared/pages/content/guide-sections.ts';
import { storyWords } from '#shared/pages/content/story-words.ts';
import type { NavigationGroup } from '#shared/ui/link-list.tsx';

/** The links of menus and footer, and every page of text by the folder that it stands in. */
export function loadSiteIndex({ services: { content } }: LoaderRequest): SiteIndexData {
  const entries = [...content.entries.values()];
  const below = (root: string) =>
    entries.filter(({ path }) => path.startsWith(`${root}/`)).map(({ path, label }) => ({ path, label }));
  const texts: readonly NavigationGroup[] = [
    ...guideRoots.map((root) => ({
      label: guideSections[root].heading,
      links: below(guideListPath(root)),
    })),
    ...adviceRoots.map((root) => ({ label: adviceNames[root], links: below(root) })),
    { label: storyWords.news.heading, links: below('/news') },
    { label: storyWords.flix.heading, links: below('/flix') },
    { label: storyWords.events.heading, links: below('/events') },
  ];
  const named = [...footerGroups, ...listMenuGroups(), { label: 'Documents', links: legalLinks }];
  const own = withoutTwins([...named, ...texts]);
  const listed = new Set(own.flatMap(({ links }) => links.map(({ path }) => path)));
  const others = entries.filter(({ path }) => !listed.has(path)).map(({ path, label }) => ({ path, label }));
  const groups = [...own, { label: 'More about us', links: others }];
  return { groups: groups.filter(({ links }) => links.length > 0) };
}

function listMenuGroups(): readonly NavigationGroup[] {
  return [...menuPlans.car, ...menuPlans.van].flatMap(({ groups }) => groups);
}

/** Groups of the same name as one, each address once. */
function withoutTwins(groups: readonly NavigationGroup[]): readonly NavigationGroup[] {
  const seen = new Set<string>();
  return [...Map.groupBy(groups, ({ label }) => label)].map(([label, alike]) => ({
    label,
    links: alike
      .flatMap(({ links }) => links)
      .filter(({ path }) => {
        const isNew = !seen.has(path);
        seen.add(path);
        return isNew;
      }),
  }));
}
