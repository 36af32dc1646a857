import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import { adviceRoots, guideListPath, guideRoots, guidesPath } from './content-paths.ts';
import { adviceNames, guideSections } from './guide-sections.ts';

export const noCrumbs: readonly Crumb[] = [];

export const guidesCrumbs: readonly Crumb[] = [{ name: 'Guides', path: guidesPath }];

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
