import type { StoryKind } from './story-kinds.ts';

interface StoryWords {
  readonly crumb: string;
  readonly heading: string;
  readonly lead: string;
  readonly title: string;
  readonly description: string;
  readonly searchLabel: string;
}

/** What the lists of each kind say of themselves. */
export const storyWords: Readonly<Record<StoryKind, StoryWords>> = {
  news: {
    crumb: 'News',
    heading: 'News',
    lead: 'What has changed for people who lease: tax, rules, grants and prices, and when it takes effect.',
    title: 'Leasing news: tax, rules and electric cars',
    description:
      'News for people who lease cars and vans in the UK: company car tax, electric cars, new rules and what each change costs, with sources.',
    searchLabel: 'Search the news',
  },
  events: {
    crumb: 'Events',
    heading: 'Events',
    lead: 'Clinics, webinars and open days where you can ask about leasing before you sign anything.',
    title: 'Leasing events: clinics, webinars and open days',
    description:
      'Demonstration events about leasing cars and vans in the UK, with dates, times, how to take part, and a calendar file for each.',
    searchLabel: 'Search events',
  },
  flix: {
    crumb: 'Flix',
    heading: 'Flix',
    lead: 'Leasing explained in about a minute each. No sound: everything is on screen, with captions and a transcript.',
    title: 'Flix: leasing explained in short videos',
    description:
      'Short captioned videos without sound about what a lease costs, your miles, company car tax, van payload and the hand-back, each with its transcript.',
    searchLabel: 'Search videos',
  },
};

/** A category as people read it: "open-days" is "Open Days". */
export function categoryName(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
