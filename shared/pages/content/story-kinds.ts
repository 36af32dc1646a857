/** Kinds of pages of text that come in categories and can be searched: news items, events and videos. */
export const storyKinds = {
  news: { path: '/news' },
  events: { path: '/events' },
  flix: { path: '/flix' },
} as const;

export type StoryKind = keyof typeof storyKinds;

/** The news for feed readers, as Atom. */
export const newsFeedPath = '/news/feed.atom';

/** The search of a kind, without its term. */
export function storySearchPath(kind: StoryKind): string {
  return `${storyKinds[kind].path}/search`;
}

/** A category's list. */
export function storyCategoryPath(kind: StoryKind, category: string): string {
  return `${storyKinds[kind].path}/${category}`;
}
