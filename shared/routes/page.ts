import type { ComponentType } from 'react';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { Crumb } from '#shared/seo/breadcrumb-list.ts';
import type { JsonLd } from '#shared/seo/json-ld.ts';

export type BreadcrumbStyle = 'absolute' | 'light' | 'dark' | 'news' | 'flix' | 'hidden';

/** What a search engine and a browser tab are told about a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the page that stands for this one; absent means the bare path. */
  readonly canonicalPath?: string;
  readonly isIndexable?: boolean;
  /** Path of an image that stands for the page. */
  readonly imagePath?: string;
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

/** Who may hold a copy of the page: nobody, or any cache for seconds or minutes. */
export type CachePolicy = 'never' | 'short' | 'long';

/**
 * A URL is a record. From it come the route on both sides, the loader that must exist, the breadcrumb trail,
 * the head, JSON-LD, cache policy, sitemap and client chunk. The functions run on the server only.
 */
export interface Page<Data> {
  /** Pattern with `:name` parameters, as React Router reads it. */
  readonly path: string;
  readonly cache: CachePolicy;
  readonly component: () => Promise<{ readonly default: ComponentType<PageProps<Data>> }>;
  readonly metadata: (data: Data, location: PageLocation) => PageMetadata;
  /** What of the data the browser starts from, where the server's markup says the rest. All of it when left out. */
  readonly startData?: (data: Data) => Data;
  readonly structuredData?: (data: Data, site: SiteIdentity) => readonly JsonLd[];
  readonly breadcrumbs: BreadcrumbStyle;
  /** Crumbs after Home, the page itself last. */
  readonly trail: (data: Data, location: PageLocation) => readonly Crumb[];
  /** False for a page that is nothing without its query: sitemaps leave it out. */
  readonly isListed?: false;
  /** Query parameters that the page understands; all others are ignored and kept out of every cache key. */
  readonly queryParameters?: readonly string[];
}

/** The data type of a page record. */
export type PageData<P> = P extends Page<infer Data> ? Data : never;
