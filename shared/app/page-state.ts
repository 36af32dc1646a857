import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { BreadcrumbStyle, PageMetadata } from '#shared/routes/page.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';

/** What the browser needs to draw a page again: the loader's data and the head made from it. */
export interface PageState {
  readonly data: unknown;
  readonly head: DrawnHead;
}

/**
 * The answer to `/page-data/path`. It contains the build's id, so that a cache cannot combine data and id of different
 * builds.
 */
export interface PageAnswer extends PageState {
  /** Build of the node that answered: pages of another build may not be able to draw this data. */
  readonly build: string;
  /** Addresses of the style sheets that the page needs. */
  readonly styles: readonly string[];
}

export interface PageHead extends PageMetadata {
  /** Title with the site's name, as in the browser tab. */
  readonly fullTitle: string;
  readonly canonicalUrl: string;
  readonly trail: readonly Crumb[];
  /** The visitor's profile as a query string, which crumbs carry on pages that have one; absent for the usual one. */
  readonly carried?: string;
  readonly breadcrumbs: BreadcrumbStyle;
}

/** What a document is drawn with. */
export type DrawnHead = Omit<PageHead, 'title' | 'canonicalPath'>;

/** What the start state need not say, because the document does; `readHead` in client/entry.tsx reads it there. */
export type ReadHead = Pick<DrawnHead, 'fullTitle' | 'description' | 'canonicalUrl'>;

/** The data block from which the browser starts. */
export interface StartState {
  /** Build of the document and its scripts. */
  readonly build: string;
  /** Name of the page in the site map. */
  readonly page: string;
  readonly state: Pick<PageState, 'data'> & { readonly head: Omit<DrawnHead, keyof ReadHead> };
  readonly facts: StartFacts;
}

/** What scripts say of the site. Header and footer stay as the server has drawn them. */
export interface StartFacts {
  readonly site: Pick<SiteIdentity, 'phone' | 'openingHours' | 'openingTimes' | 'tagManagerUrl'>;
}

/** What is the same on every page of one build and catalogue. */
export interface SiteFacts {
  readonly site: SiteIdentity;
  /** Says where the catalogue comes from and how fresh it is; shown in the footer. */
  readonly catalogueNote: string;
}

export const startStateId = 'page-state';
/** The data block with the names of the page's script files, the entry among them: `entry-X1 common-X2`. */
export const pageModulesId = 'page-modules';
