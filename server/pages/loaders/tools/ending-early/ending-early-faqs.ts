import type { FaqItem } from '#shared/seo/faq-page.ts';

/** Questions about ending a lease early and their answers. */
export const endingEarlyFaqs: readonly FaqItem[] = [
  {
    question: 'Why does it cost so much to end a lease early?',
    answer:
      'A vehicle loses value fastest when it’s new, but your payments are spread evenly over the term. If you stop early, the funder hasn’t been paid for what the vehicle has lost.',
  },
  {
    question: 'How do I find out what I’d really pay?',
    answer:
      'Look for “early termination” in your agreement, then ask your funder for a figure in writing. Ask until what date it holds, and what happens if you’re over your miles.',
  },
  {
    question: 'Can I cancel just after I’ve signed?',
    answer:
      'Your agreement says whether you can, for how long and how to do it. It differs between funders, so read that part before you sign and ask us if anything is unclear.',
  },
  {
    question: 'Do I get my initial payment back?',
    answer:
      'We count the initial payment and the fee as spent, so they’re part of what’s paid so far. Your agreement says if yours is different.',
  },
  {
    question: 'Is there a cheaper way out?',
    answer:
      'Ask your funder whether you can change the mileage, extend or shorten the term, or pass the lease to someone else. Not every funder offers these. If paying has become hard, tell your funder before you miss a payment.',
  },
];
