import type { ContentStore } from '#server/content/content-store.ts';
import type { LoaderRequest } from '#server/pages/loaders/loader.ts';
import type { ContentLink, ContentListData } from '#shared/pages/content/content-data.ts';
import { type GuideRoot, guideListPath, guideRoots } from '#shared/pages/content/content-paths.ts';
import { allGuides, guideSections } from '#shared/pages/content/guide-sections.ts';

/** The guides of one section, or of all of them. */
export function loadGuideList({ path, services: { content } }: LoaderRequest): ContentListData {
  const own = guideRoots.find((root) => path === guideListPath(root));
  if (own) return { ...guideSections[own], groups: [{ heading: '', links: listGuides(content, own) }] };
  return {
    ...allGuides,
    groups: guideRoots.map((root) => ({
      heading: guideSections[root].heading,
      path: guideListPath(root),
      links: listGuides(content, root),
    })),
  };
}

function listGuides({ entries }: ContentStore, root: GuideRoot): readonly ContentLink[] {
  const start = `${guideListPath(root)}/`;
  const first = start + guideSections[root].first;
  return [...entries.values()]
    .filter(({ path }) => path.startsWith(start))
    .sort((a, b) => Number(b.path === first) - Number(a.path === first))
    .map(({ path, title, description }) => ({ path, label: title, description }));
}
