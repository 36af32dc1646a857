import type { Page } from '#shared/routes/page.ts';
import type { EnquiryData } from './enquiry-data.ts';

interface EnquiryPageFacts<Data extends EnquiryData> {
  /** The definition's own path, which a test compares: definitions are too heavy for the site map. */
  readonly path: string;
  readonly component: Page<Data>['component'];
  readonly queryParameters?: readonly string[];
}

/** Record of a page with an enquiry form; what it says of itself comes from the definition in its data. */
export function enquiryPage<Data extends EnquiryData>(facts: EnquiryPageFacts<Data>): Page<Data> {
  const { path, component, queryParameters = [] } = facts;
  return {
    path,
    cache: 'long',
    component,
    metadata: ({ definition: { title, description } }) => ({ title, description }),
    breadcrumbs: 'light',
    trail: ({ definition: { crumb, title } }) => [{ name: crumb ?? title, path }],
    queryParameters,
  };
}

/** The page that draws any enquiry from its definition alone. */
export const drawnEnquiryPage = (path: string): Page<EnquiryData> =>
  enquiryPage({ path, component: () => import('./enquiry-page.tsx') });
