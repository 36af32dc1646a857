import type { FaqItem } from '#shared/seo/faq-page.ts';

/** Questions about the mileage of a lease and their answers. */
export const mileageFaqs: readonly FaqItem[] = [
  {
    question: 'What happens if I drive more than my allowance?',
    answer:
      'You pay the excess charge for each mile over the allowance of the whole lease, when the vehicle goes back. Every price here shows that charge.',
  },
  {
    question: 'Do I get money back if I drive less?',
    answer:
      'Usually not. That’s why a smaller allowance with a few miles of excess can cost less than the next one up.',
  },
  {
    question: 'Does each year count on its own?',
    answer:
      'No. The miles are counted over the whole lease, so a long year and a short one even out. We multiply your year by the term.',
  },
  {
    question: 'What if I’m not sure?',
    answer:
      'Look at the mileage at which another allowance becomes cheapest. The further you are from it, the less a wrong guess matters. The mileage on two MOT certificates tells you what you really drove.',
  },
];
