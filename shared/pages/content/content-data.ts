import type { ContentPage, ContentPart, ContentTool } from '#shared/content/content-page.ts';
import type { StoredGroup, StoredRecord } from '#shared/content/stored-record.ts';
import type { Deal } from '#shared/deals/deal.ts';
import type { KeptNote } from '#shared/pages/cookie-choices/kept-notes.ts';
import type { LineChart } from '#shared/ui/charts/chart-data.ts';

/** A page that a page of text leads to. */
export interface ContentLink {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  /** Address of the drawing that stands for it, in lists of guides. */
  readonly picture?: string;
  /** True for the one to read first. */
  readonly isStart?: true;
}

/** Live deals beside a text, and the list that they begin. */
export interface DealStripData {
  readonly heading: string;
  readonly deals: readonly Deal[];
  readonly href: string;
}

/** A chart with its places worked out. */
export interface DrawnChart {
  readonly caption: string;
  readonly note?: string;
  /** Bars: what each says, and its length in percent of the longest. */
  readonly bars?: readonly { readonly name: string; readonly words: string; readonly percent: number }[];
  readonly lines?: LineChart;
  /** The figures of the lines in words. */
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** A piece of the text as it is drawn. */
export type DrawnPart =
  | Extract<ContentPart, { kind: 'html' }>
  | { readonly kind: 'chart'; readonly chart: DrawnChart }
  | { readonly kind: 'deals'; readonly strip: DealStripData }
  | { readonly kind: 'tool'; readonly tool: ContentTool; readonly data: unknown }
  | { readonly kind: 'firm'; readonly lines: readonly string[] }
  | { readonly kind: 'cookies'; readonly notes: readonly KeptNote[] }
  | { readonly kind: 'stored-data'; readonly group: StoredGroup; readonly records: readonly StoredRecord[] };

/** A page of text. */
export interface ContentData {
  readonly page: Omit<ContentPage, 'parts' | 'related' | 'deals'>;
  readonly parts: readonly DrawnPart[];
  readonly related: readonly ContentLink[];
  readonly strip?: DealStripData;
  readonly imageHost: string;
  /** What the terms of the glossary were searched for; absent where all are shown. */
  readonly term?: string;
  /** When an event begins and ends, as moments. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** The same in words: "Thursday 11 March 2027, 10:00 to 11:30". */
  readonly when?: string;
  /** The second at which a video begins, where the address names one of its chapters. */
  readonly startsAtSecond?: number;
}

/** A list of pages of text, in groups. */
export interface ContentListData {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly groups: readonly {
    readonly heading: string;
    readonly path?: string;
    readonly links: readonly ContentLink[];
  }[];
}

/** The page that lists the site. */
export interface SiteIndexData {
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly path: string; readonly label: string }[];
  }[];
}
