import type { BreadcrumbStyle } from './page.ts';

/**
 * How the breadcrumbs of each group of pages look (spec, section 2): `light` on pages of deals and forms; `dark` in the
 * customer's own area; `absolute` over pages that begin with a coloured stage; news and videos have a style of their
 * own; vehicle pages and the home page show none.
 */
export const breadcrumbStyles = {
  home: 'hidden',
  deals: 'light',
  vehicle: 'hidden',
  forms: 'light',
  information: 'light',
  guides: 'light',
  stage: 'absolute',
  account: 'dark',
  news: 'news',
  events: 'news',
  videos: 'flix',
} as const satisfies Readonly<Record<string, BreadcrumbStyle>>;
