import type { JsonLd } from './json-ld.ts';

export interface FaqItem {
  readonly question: string;
  /** Plain text or simple HTML. */
  readonly answer: string;
}

/** https://schema.org/FAQPage; an empty list when there is no question. */
export function faqPageJsonLd(items: readonly FaqItem[]): readonly JsonLd[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
