import type { FaqItem } from '#shared/seo/faq-page.ts';

/** Questions about salary sacrifice and their answers. */
export const salarySacrificeFaqs: readonly FaqItem[] = [
  {
    question: 'How does salary sacrifice for a car work?',
    answer:
      'Your employer leases the car and you agree to a lower salary for as long as you have it. You pay no income tax or National Insurance on the pay you give up. You pay company car tax on the car instead.',
  },
  {
    question: 'Which cars is it worth it for?',
    answer:
      'Mostly electric cars, because their company car tax is low. Above 75 g/km of CO2 you’re taxed on the pay you give up when that’s more than the usual benefit, so most of the saving is gone.',
  },
  {
    question: 'What happens if I leave my job?',
    answer:
      'You usually hand the car back. Your agreement says whether you or your employer pays for ending the lease early, so read that part before you sign.',
  },
  {
    question: 'Does salary sacrifice affect my pension?',
    answer:
      'It can. If contributions are a percentage of your pay, they fall when your pay does. Some employers keep them at the old level, so ask.',
  },
  {
    question: 'Can everyone use it?',
    answer:
      'No. Your employer must offer a scheme, and your pay after the sacrifice must not fall below the National Living Wage, or the minimum wage for your age. We check that with your contracted hours.',
  },
  {
    question: 'I live in Scotland. Are these figures right for me?',
    answer:
      'Not quite. Scotland has its own income tax rates, which we don’t work with here. National Insurance and the taxed benefit are the same.',
  },
];

/** Questions about choosing between a personal and a business lease. */
export const personalOrBusinessFaqs: readonly FaqItem[] = [
  {
    question: 'Can I put a business lease through my limited company?',
    answer:
      'Yes. The company signs and pays the rentals. If you use the car privately, you pay company car tax as its driver and the company pays Class 1A National Insurance.',
  },
  {
    question: 'Is a business lease cheaper because it’s shown ex VAT?',
    answer:
      'Only by the VAT you can reclaim. On a car with any private use that’s half of it, and only if the business is VAT registered. Compare like with like: add the other half back.',
  },
  {
    question: 'I’m self-employed. Which one is for me?',
    answer:
      'Either is possible. A sole trader can sign a business lease, and only the business part of the cost counts as an expense. Ask your accountant which suits your mileage.',
  },
  {
    question: 'Can I use a personal lease for work?',
    answer:
      'Usually for commuting, and for business trips if your insurance covers them. Check the agreement and your policy before you drive for work.',
  },
];
