import type { Page } from '#shared/routes/page.ts';
import {
  staffCataloguePaths,
  staffEnquiryPaths,
  staffOfferPaths,
  staffReviewPaths,
} from '#shared/routes/staff-paths.ts';
import { staffPath, staffSignInPaths } from '#shared/routes/staff-sections.ts';
import type { StaffImportsData, StaffRatebooksData } from './catalogue-data.ts';
import type {
  StaffEnquiriesData,
  StaffEnquiryData,
  StaffErasureData,
  StaffPersonData,
} from './enquiries-data.ts';
import type { StaffOfferData, StaffOffersData } from './offers-data.ts';
import type { StaffReviewsData } from './reviews-data.ts';
import type { StaffAuditData, StaffHealthData, StaffLinkData, StaffSignInData } from './staff-data.ts';

interface StaffRecord<Data> {
  readonly path: string;
  readonly title: string;
  readonly component: Page<Data>['component'];
  readonly queryParameters?: readonly string[];
}

/** A page of the staff site: drawn by the server only, in its own frame, stored and listed nowhere. */
function staffPage<Data>({ path, title, component, queryParameters = [] }: StaffRecord<Data>): Page<Data> {
  return {
    path,
    isDocument: true,
    isPrivate: true,
    component,
    server: {
      frame: 'staff',
      cache: 'never',
      metadata: () => ({ title: `${title} | Staff`, description: '', isIndexable: false }),
      breadcrumbs: 'hidden',
      trail: () => [{ name: title, path }],
      queryParameters,
    },
  };
}

/** The staff site. The browser's bundle has none of it. */
export const staffPages = {
  staffSignIn: staffPage<StaffSignInData>({
    path: staffSignInPaths.form,
    title: 'Sign in',
    component: () => import('./sign-in-page.tsx'),
    queryParameters: ['sent', 'out', 'kept', 'ended', 'refused'],
  }),
  staffLink: staffPage<StaffLinkData>({
    path: staffSignInPaths.link,
    title: 'Sign in',
    component: () => import('./link-page.tsx'),
    queryParameters: ['key'],
  }),
  staffHealth: staffPage<StaffHealthData>({
    path: staffPath,
    title: 'Health',
    component: () => import('./health-page.tsx'),
  }),
  staffEnquiries: staffPage<StaffEnquiriesData>({
    path: staffEnquiryPaths.list,
    title: 'Enquiries',
    component: () => import('./enquiries-page.tsx'),
    queryParameters: ['kind', 'state', 'days', 'search', 'page'],
  }),
  staffEnquiry: staffPage<StaffEnquiryData>({
    path: staffEnquiryPaths.one,
    title: 'Enquiry',
    component: () => import('./enquiry-page.tsx'),
  }),
  staffPerson: staffPage<StaffPersonData>({
    path: staffEnquiryPaths.person,
    title: 'What we hold on a person',
    component: () => import('./person-page.tsx'),
    queryParameters: ['from'],
  }),
  staffErasure: staffPage<StaffErasureData>({
    path: staffEnquiryPaths.erasure,
    title: 'Erase what we hold',
    component: () => import('./erasure-page.tsx'),
  }),
  staffReviews: staffPage<StaffReviewsData>({
    path: staffReviewPaths.list,
    title: 'Reviews',
    component: () => import('./reviews-page.tsx'),
    queryParameters: ['state', 'page'],
  }),
  staffImports: staffPage<StaffImportsData>({
    path: staffCataloguePaths.imports,
    title: 'Imports',
    component: () => import('./imports-page.tsx'),
  }),
  staffRatebooks: staffPage<StaffRatebooksData>({
    path: staffCataloguePaths.ratebooks,
    title: 'Ratebooks',
    component: () => import('./ratebooks-page.tsx'),
  }),
  staffOffers: staffPage<StaffOffersData>({
    path: staffOfferPaths.list,
    title: 'Special offers',
    component: () => import('./offers-page.tsx'),
    queryParameters: ['state', 'page'],
  }),
  staffOffer: staffPage<StaffOfferData>({
    path: staffOfferPaths.one,
    title: 'Special offer',
    component: () => import('./offer-page.tsx'),
  }),
  staffAudit: staffPage<StaffAuditData>({
    path: '/staff/audit',
    title: 'Audit log',
    component: () => import('./audit-page.tsx'),
    queryParameters: ['who', 'action', 'subject', 'page'],
  }),
};
