import type { ReactNode } from 'react';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { DealType } from '#shared/deals/deal-type.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';

/**
 * The two halves of the site: the header marks one of its two tabs as current, and the menu shows that half's sections.
 */
export type VehicleTab = 'car' | 'van';

/** The half of the site that a deal type belongs to. */
export function tabOf(dealType: DealType): VehicleTab {
  return dealType === 'van' ? 'van' : 'car';
}

export type BreadcrumbStyle = 'absolute' | 'light' | 'dark' | 'news' | 'flix' | 'hidden';

/** What a search engine and a browser tab are told about a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page that stands for this one; absent means the bare path. */
  readonly canonicalPath?: string;
  readonly isIndexable?: boolean;
  /** The whole address that a card for the page leads to, where the canonical one does not show the same. */
  readonly sharedUrl?: string;
  /** ISO dates of a page of text. */
  readonly article?: { readonly published: string; readonly updated: string };
  /** Path of the Atom feed of what the page lists or belongs to. */
  readonly feedPath?: string;
  /** Path of a picture of the first screen that the browser would find late. */
  readonly firstPicturePath?: string;
}

export interface PageProps<Data> {
  readonly data: Data;
}

/** Where a page was asked for: the matched parameters, decoded, and the query string. */
export interface PageLocation {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

/** Whether caches may store the page: not at all, for seconds, or for minutes. */
export type CachePolicy = 'never' | 'short' | 'long';

/** Who may open a page: every visitor, only signed-out visitors, or only signed-in customers. */
export type Audience = 'everybody' | 'signed-out' | 'signed-in';

/** A page's words in the site search. */
export interface SearchWords {
  readonly title: string;
  readonly description: string;
  /** Other words by which people look for the page. */
  readonly words?: string;
  /** The deal type that the page is about, where it is found under all of them: it comes first under its own. */
  readonly about?: DealType;
  /** The deal types under which the page is found; absent means all. */
  readonly dealTypes?: readonly DealType[];
}

/** What a page's record adds to its name for the search. */
type PageSearch = Omit<SearchWords, 'title'> & Partial<Pick<SearchWords, 'title'>>;

/** The part of a page's record that the browser has: its path, and what the header and menus need. */
export interface PageFacts {
  /** Pattern with `:name` parameters, as React Router reads it. */
  readonly path: string;
  /** Which tab of the header is marked as current; absent means cars. */
  readonly tab?: VehicleTab;
  /** The deal type that the page is about, where it is about one. */
  readonly dealType?: DealType;
  /** The deal types that the query may name (`dealType=`), on a page that is about the one in its address. */
  readonly dealTypesInQuery?: readonly DealType[];
  /**
   * Set where the page has a field for miles a year: lists and vehicles are priced by the `miles` of their own query, a
   * search leads to lists.
   */
  readonly asksMiles?: 'list' | 'vehicle' | 'search';
  /**
   * True for a page that only the server draws. The browser leaves its markup as it is and opens it as a document, so
   * that its text is sent once and none of its code.
   */
  readonly isDocument?: true;
  /** True for a page about one person or about text that a visitor typed. The tag manager is never loaded there. */
  readonly isPrivate?: true;
}

/** What a record says of its page at one address: there the query may name the deal type, from which the tab follows. */
export function factsAt(facts: PageFacts, search: string | URLSearchParams): PageFacts {
  if (!facts.dealTypesInQuery) return facts;
  const named = new URLSearchParams(search).get('dealType');
  const dealType = facts.dealTypesInQuery.find((each) => each === named);
  return dealType ? { ...facts, dealType, tab: tabOf(dealType) } : facts;
}

/**
 * The part of a page's record that only the server has. The client build removes it:
 * scripts/build/server-only-fields.ts.
 */
export interface PageServer<Data> {
  /** What draws a page that is a document; the record's own `component` stands in for it in the browser. */
  readonly component?: Page<Data>['component'];
  readonly cache: CachePolicy;
  /** How the address without a query is kept, where only a query makes the page personal (`cache: 'never'`). */
  readonly cacheUnasked?: 'short' | 'long';
  readonly metadata: (data: Data, location: PageLocation) => PageMetadata;
  /**
   * Picks the data that the browser starts from, where the server's markup already has the rest. When left out, the
   * browser gets all data.
   */
  readonly startData?: (data: Data) => unknown;
  readonly structuredData?: (data: Data, site: SiteIdentity, imageUrl: string) => readonly JsonLd[];
  /**
   * What the page is called: its link in the menus, its crumb (in title case) and its title in the search have this
   * name, unless the fields below say otherwise. Absent for a page that is called after its data.
   */
  readonly name?: string;
  /** The words of its link in the menus. */
  readonly menuLabel?: string;
  /** Set on a page that the menus list by themselves, in the order of the alphabet. */
  readonly menu?: 'calculators';
  readonly crumb?: string;
  /** The crumbs between Home and the page; none unless given. */
  readonly above?: readonly Crumb[];
  /** All crumbs after Home, the page itself last, where they depend on the page's data. */
  readonly trail?: (data: Data, location: PageLocation) => readonly Crumb[];
  readonly breadcrumbs: BreadcrumbStyle;
  /**
   * Whether sitemaps list the page. When left out, they list what caches may store. False for a page that does not exist
   * without its query; true for one that has something for everybody, and something personal with a query.
   */
  readonly isListed?: boolean;
  /** Query parameters that the page understands; all others are ignored and kept out of every cache key. */
  readonly queryParameters?: readonly string[];
  /** Set on pages of the staff site, which are drawn in a frame of their own, without any script. */
  readonly frame?: 'staff';
  /** Absent means every visitor. */
  readonly audience?: Exclude<Audience, 'everybody'>;
  /** True for a page that a mailed link leads to, with an id and a salt in the query. */
  readonly takesMailedLink?: true;
  /**
   * Absent for a page that the search does not find; its title is the page's name unless it says otherwise. A pattern
   * says the path and title of each page that it stands for.
   */
  readonly search?: PageSearch | readonly (SearchWords & { readonly path: string })[];
}

/**
 * Everything about one page in one record: the route on server and browser, the loader that must exist, the breadcrumb
 * trail, the head, JSON-LD, cache policy, sitemap, site search and client chunk all come from it. `Data` is what the
 * loader gives, `Shown` what the component draws: the same, unless some of it comes late or stays as the server drew it.
 */
export interface Page<Data, Shown = Data> extends PageFacts {
  readonly component: () => Promise<{ readonly default: (props: PageProps<Shown>) => ReactNode }>;
  readonly server: PageServer<Data>;
}

/** The data type of a page record. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its component draws
export type PageData<P> = P extends Page<infer Data, any> ? Data : never;
