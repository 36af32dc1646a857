import type { Page } from '#shared/routes/page.ts';
import type { EnquiryReceivedData } from './enquiry-received-data.ts';
import { enquiryReceivedPath } from './enquiry-received-path.ts';

/** `/enquiry-received/:reference`: what a form leads to. Kept by nobody, found by no search engine. */
export const enquiryReceivedPage: Page<EnquiryReceivedData> = {
  path: '/enquiry-received/:reference',
  cache: 'never',
  component: () => import('./enquiry-received-page.tsx'),
  metadata: ({ name, reference }) => ({
    title: `We have your ${name}`,
    description: `Confirmation of your ${name}, reference ${reference}: what happens next, and what you agreed to.`,
    canonicalPath: enquiryReceivedPath(reference),
    isIndexable: false,
  }),
  breadcrumbs: 'light',
  trail: ({ reference }) => [{ name: 'Received', path: enquiryReceivedPath(reference) }],
};
