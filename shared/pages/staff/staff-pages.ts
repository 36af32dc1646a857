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
import type { StaffReviewsData } from './reviews-page.tsx';
import type { StaffAuditData, StaffHealthData, StaffLinkData, StaffSignInData } from './staff-data.ts';

interface StaffRecord<Data> {
  readonly path: string;
  readonly name: string;
  readonly component: Page<Data>['component'];
  readonly queryParameters?: readonly string[];
}

/** A page of the staff site: drawn by the server only, in its own frame, stored and listed nowhere. */
function staffPage<Data>({ path, name, component, queryParameters = [] }: StaffRecord<Data>): Page<Data> {
  return {
    path,
    isDocument: true,
    isPrivate: true,
    component,
    server: {
      frame: 'staff',
      cache: 'never',
      name,
      metadata: () => ({ title: `${name} | Staff`, description: '', isIndexable: false }),
      breadcrumbs: 'hidden',
      queryParameters,
    },
  };
}

/** The staff site. The browser's bundle has none of it. */
export const staffPages = {
  staffSignIn: staffPage<StaffSignInData>({
    path: staffSignInPaths.form,
    name: 'Sign in',
    component: () => import('./sign-in-page.tsx'),
    queryParameters: ['sent', 'out', 'kept', 'ended', 'refused'],
  }),
  staffLink: staffPage<StaffLinkData>({
    path: staffSignInPaths.link,
    name: 'Sign in',
    component: () => import('./link-page.tsx'),
    queryParameters: ['key'],
  }),
  staffHealth: staffPage<StaffHealthData>({
    path: staffPath,
    name: 'Health',
    component: () => import('./health-page.tsx'),
  }),
  staffEnquiries: staffPage<StaffEnquiriesData>({
    path: staffEnquiryPaths.list,
    name: 'Enquiries',
    component: () => import('./enquiries-page.tsx'),
    queryParameters: ['kind', 'state', 'days', 'search', 'page'],
  }),
  staffEnquiry: staffPage<StaffEnquiryData>({
    path: staffEnquiryPaths.one,
    name: 'Enquiry',
    component: () => import('./enquiry-page.tsx'),
  }),
  staffPerson: staffPage<StaffPersonData>({
    path: staffEnquiryPaths.person,
    name: 'What we hold on a person',
    component: () => import('./person-page.tsx'),
    queryParameters: ['from'],
  }),
  staffErasure: staffPage<StaffErasureData>({
    path: staffEnquiryPaths.erasure,
    name: 'Erase what we hold',
    component: () => import('./erasure-page.tsx'),
  }),
  staffReviews: staffPage<StaffReviewsData>({
    path: staffReviewPaths.list,
    name: 'Reviews',
    component: () => import('./reviews-page.tsx'),
    queryParameters: ['state', 'page'],
  }),
  staffImports: staffPage<StaffImportsData>({
    path: staffCataloguePaths.imports,
    name: 'Imports',
    component: () => import('./imports-page.tsx'),
  }),
  staffRatebooks: staffPage<StaffRatebooksData>({
    path: staffCataloguePaths.ratebooks,
    name: 'Ratebooks',
    component: () => import('./ratebooks-page.tsx'),
  }),
  staffOffers: staffPage<StaffOffersData>({
    path: staffOfferPaths.list,
    name: 'Special offers',
    component: () => import('./offers-page.tsx'),
    queryParameters: ['state', 'page'],
  }),
  staffOffer: staffPage<StaffOfferData>({
    path: staffOfferPaths.one,
    name: 'Special offer',
    component: () => import('./offer-page.tsx'),
  }),
  staffAudit: staffPage<StaffAuditData>({
    path: '/staff/audit',
    name: 'Audit log',
    component: () => import('./audit-page.tsx'),
    queryParameters: ['who', 'action', 'subject', 'page'],
  }),
};
