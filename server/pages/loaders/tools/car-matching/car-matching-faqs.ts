import type { FaqItem } from '#shared/seo/faq-page.ts';

/** Questions about the car matching tool and their answers. */
export const carMatchingFaqs: readonly FaqItem[] = [
  {
    question: 'Can a funder or manufacturer pay for a better place?',
    answer:
      'No. The order comes only from your answers, the points on this page and the true monthly cost. Between equal matches, the cheaper one comes first.',
  },
  {
    question: 'What if you don’t know something about a car?',
    answer:
      'It earns no points for that wish, and the card says what’s not known. A car whose number of seats isn’t known is left out as soon as you ask for seats. One whose towing weight isn’t known comes after every car that can tow what you ask.',
  },
  {
    question: 'Why is only one version of each range shown?',
    answer:
      'So that you see twelve different cars. It’s the version that fits your answers best. The other versions are a tap away on its page.',
  },
  {
    question: 'Can I share or save my list?',
    answer:
      'Yes. Your answers are in the address of this page, so copy it or bookmark it. Prices and stock are live, so the list can change.',
  },
];
