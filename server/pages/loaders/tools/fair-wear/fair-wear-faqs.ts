import type { FaqItem } from '#shared/seo/faq-page.ts';

/** Questions about fair wear and tear and their answers. */
export const fairWearFaqs: readonly FaqItem[] = [
  {
    question: 'What is fair wear and tear?',
    answer:
      'Marks that come from normal use. Damage from a knock, an accident or neglect isn’t. Most funders go by the Fair Wear and Tear standard of the BVRLA, the trade body for leasing.',
  },
  {
    question: 'Where do these millimetres come from?',
    answer:
      'From public summaries of the standard. Some of them differ, and we say so. Your funder’s own copy decides, and it may be newer, so ask for it.',
  },
  {
    question: 'Should I have damage repaired before I hand it back?',
    answer:
      'Ask your funder what it would charge, then compare that with a repairer’s price. If you repair it, use someone who guarantees the work in writing and keep the invoice.',
  },
  {
    question: 'What if I disagree with a charge?',
    answer:
      'Ask for the inspection report and the photographs, and compare them with yours. If you still disagree, complain to the funder. Its answer tells you where to go next.',
  },
  {
    question: 'When should I check the vehicle?',
    answer:
      'Ten to twelve weeks before you hand it back. That leaves time to compare prices and have repairs done.',
  },
];
