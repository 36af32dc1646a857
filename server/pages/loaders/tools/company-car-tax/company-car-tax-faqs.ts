import type { FaqItem } from '#shared/seo/faq-page.ts';

/** Questions about company car tax and their answers. */
export const companyCarTaxFaqs: readonly FaqItem[] = [
  {
    question: 'Who pays company car tax?',
    answer:
      'The driver pays income tax on the benefit of having the car, usually through their tax code. The employer pays Class 1A National Insurance on the same benefit.',
  },
  {
    question: 'Does the lease price change the tax?',
    answer:
      'No. The tax follows the car’s list price, its CO2 and its electric range. A cheaper lease of the same car is taxed the same.',
  },
  {
    question: 'Why are electric cars taxed so little?',
    answer:
      'The taxed part of their list price is 4% in 2026/27, where a petrol car of 120 g/km has 30%. It rises to 5% in 2027/28, 7% in 2028/29 and 9% in 2029/30.',
  },
  {
    question: 'How are vans taxed?',
    answer:
      'A van that you use privately is taxed on a flat charge, £4,170 in 2026/27, whatever it costs. A van without emissions is taxed on nothing. Pick-ups with two rows of seats that carry a tonne or more are taxed as cars.',
  },
  {
    question: 'I live in Scotland. Are these figures right for me?',
    answer:
      'The benefit is the same, but Scotland has income tax rates of its own. Multiply the taxed benefit by your own rate.',
  },
];
