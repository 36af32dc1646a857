import { withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Chip } from '#shared/ui/chip.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { Pagination } from '#shared/ui/pagination.tsx';
import { SearchLine } from '#shared/ui/search-line.tsx';
import { CardPicture } from './link-cards.tsx';
import { type StoryKind, storyKinds, storySearchPath } from './story-kinds.ts';
import styles from './story-list.module.css';
import { smallPosterSize } from './video-files.ts';

/** One news item, event or video in a list. */
export interface StoryItem {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  /** Its date in words, and as an ISO date. */
  readonly dateWords: string;
  readonly date: string;
  readonly category: { readonly name: string; readonly path: string };
  /** Address of the drawing that stands for a news item or an event. */
  readonly picture?: string;
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

/** News, events or videos: search and categories, then the items, newest, next or first in number first. */
export default function StoryListPage({ data }: PageProps<StoryListData>) {
  const { kind, heading, lead, categories, term, items, page, pageCount, href } = data;
  return (
    <div>
      <div className={layout.page}>
        <div>
          <h1>{heading}</h1>
          <p className={layout.lead}>{lead}</p>
        </div>
        <div className={styles.find}>
          <nav aria-label="Categories">
            <Chip href={storyKinds[kind].path} isCurrent={href === storyKinds[kind].path}>
              All
            </Chip>
            {categories.map(({ name, path, isCurrent }) => (
              <Chip key={path} href={path} isCurrent={isCurrent}>
                {name}
              </Chip>
            ))}
          </nav>
          <SearchLine
            action={storySearchPath(kind)}
            name="search"
            id="story-search"
            label={data.searchLabel}
            value={term}
            maxLength={100}
          />
        </div>
        {items.length === 0 && <p>{nothingFound(data)}</p>}
        {items.length > 0 && (kind === 'flix' ? <Videos items={items} /> : <Items items={items} />)}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(other) => withQuery(href, { ...(other > 1 && { page: String(other) }) })}
        />
      </div>
    </div>
  );
}

function Items({ items }: { readonly items: readonly StoryItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ path, label, description, date, dateWords, category, picture }) => (
        <li key={path}>
          {picture !== undefined && <CardPicture src={picture} />}
          <p className={styles.meta}>
            <time dateTime={date}>{dateWords}</time>
            {' · '}
            <a href={category.path}>{category.name}</a>
          </p>
          <h2>
            <a href={path}>{label}</a>
          </h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** Posters that may be on the first screen. */
const eagerPosters = 3;

/** Videos with their posters; the whole card leads to the video, its category to the others. */
function Videos({ items }: { readonly items: readonly StoryItem[] }) {
  return (
    <ul className={styles.videos}>
      {items.map(({ path, label, description, category, video }, place) => (
        <li key={path}>
          {video && (
            <img
              src={video.poster}
              alt=""
              {...smallPosterSize}
              loading={place < eagerPosters ? undefined : 'lazy'}
              fetchPriority={place === 0 ? 'high' : undefined}
              decoding="async"
            />
          )}
          <h2>
            <a href={path}>{label}</a>
          </h2>
          <p className={styles.meta}>
            <a href={category.path}>{category.name}</a>
            {video && ` · ${video.length}`}
          </p>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

function nothingFound({ term, searchLabel }: StoryListData): string {
  if (term === undefined) return 'There is nothing here at the moment.';
  return term === '' ? `${searchLabel}: type a word or two above.` : 'Sorry, no results found';
}
