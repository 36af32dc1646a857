import type { IconName } from '#shared/ui/icon-names.ts';
import type { NavigationLink } from './site-links.ts';

/** Links under one label: third level of the menu, a column of the footer. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

/** A section of the menu as it is planned; the loader of `/menu` fills it and leaves out what is not served. */
export interface MenuPlan {
  /** Fragment of `/menu`, unique over both tabs. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  /** What of the catalogue is listed first. */
  readonly lists?: 'makes' | 'body-types';
  readonly all?: NavigationLink;
  readonly groups: readonly NavigationGroup[];
}
