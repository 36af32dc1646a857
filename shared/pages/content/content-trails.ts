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

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'is',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/** A label as crumbs are written: "VAT on a Leased Car". */
export function toCrumbName(label: string): string {
  return label
    .split(' ')
    .map((word, place) =>
      place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ');
}
