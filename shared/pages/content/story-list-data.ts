import type { StoryKind } from './story-kinds.ts';

/** One news item, event or video in a list. */
export interface StoryItem {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  /** Its date in words, and as an ISO date. */
  readonly dateWords: string;
  readonly date: string;
  readonly category: { readonly name: string; readonly path: string };
  readonly video?: { readonly poster: string; readonly length: string };
}

/** A list of news, events or videos: all of them, those of a category, or those that a search found. */
export interface StoryListData {
  readonly kind: StoryKind;
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly searchLabel: string;
  readonly categories: readonly {
    readonly name: string;
    readonly path: string;
    readonly isCurrent: boolean;
  }[];
  /** What was searched for; absent outside the search. */
  readonly term?: string;
  readonly items: readonly StoryItem[];
  readonly page: number;
  readonly pageCount: number;
  /** The address of the first page of the list. */
  readonly href: string;
}
