import type { FaqItem } from '#shared/seo/faq-page.ts';

/** What a themed list tells about its subject below the deals. */
export interface ResultsGuide {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Pages to go on to. */
  readonly links: readonly { readonly label: string; readonly path: string }[];
  readonly faqs: readonly FaqItem[];
}
