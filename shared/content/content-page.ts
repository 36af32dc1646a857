import type { StoredGroup } from './stored-record.ts';

/** What a content page is: each template is drawn by one component. */
export type ContentTemplate = 'guide' | 'article' | 'legal' | 'landing' | 'faq' | 'list' | 'video' | 'event';

/** What lists, the search, sitemaps and feeds know of a content page. Dates are ISO dates. */
export interface ContentEntry {
  readonly path: string;
  readonly template: ContentTemplate;
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly published: string;
  readonly updated: string;
  /** The page in one to three sentences; some templates have none. */
  readonly summary: readonly string[];
  /** When an event begins, in London time: `2027-03-11T10:00`. */
  readonly startsAt?: string;
  readonly video?: ContentVideo;
}

/** A video whose files are `/flix/<file>` with their endings. */
export interface ContentVideo {
  readonly category: string;
  readonly file: string;
  readonly durationSeconds: number;
  /** The first begins at 0. */
  readonly chapters: readonly { readonly at: number; readonly label: string }[];
}

export interface ContentSource {
  readonly name: string;
  readonly url: string;
  /** ISO date on which the text was last compared with it. */
  readonly checked: string;
}

interface ContentFaq {
  readonly question: string;
  readonly answer: string;
}

/** A heading of the text that links can lead to. */
export interface ContentSection {
  readonly id: string;
  readonly words: string;
}

export type ChartUnit = '£' | 'p' | '%' | 'miles' | 'g/km' | 'kWh' | 'kg' | 'mm' | 'months';

/** Figures that the text shows as a picture: one bar for each name, or one line through the places on the x axis. */
export interface ContentChart {
  readonly kind: 'bars' | 'lines';
  readonly caption: string;
  readonly unit: ChartUnit;
  readonly note?: string;
  readonly x?: string;
  readonly at?: readonly number[];
  readonly values: readonly { readonly name: string; readonly figures: readonly number[] }[];
}

export const contentTools = [
  'company-car-tax',
  'salary-sacrifice',
  'mileage',
  'ending-early',
  'fair-wear',
  'pcp-settlement',
  'voluntary-termination',
  'lease-or-buy',
] as const;
/** A calculator that a text can contain. */
export type ContentTool = (typeof contentTools)[number];

/** A piece of the text: written words as HTML, or something that is drawn from data. */
export type ContentPart =
  | { readonly kind: 'html'; readonly html: string }
  /** What is true only while no firm is configured. */
  | { readonly kind: 'demonstration'; readonly html: string }
  | { readonly kind: 'chart'; readonly chart: ContentChart }
  | { readonly kind: 'deals'; readonly heading: string; readonly path: string }
  | { readonly kind: 'tool'; readonly tool: ContentTool }
  /** Everything that the site keeps in a browser. */
  | { readonly kind: 'cookies' }
  /** Who runs the site, with numbers and address. */
  | { readonly kind: 'firm' }
  /** What the database holds of people. */
  | { readonly kind: 'stored-data'; readonly group: StoredGroup };

/** One edition of a legal page. */
interface LegalChange {
  readonly version: number;
  readonly effective: string;
  readonly what: string;
}

export interface GlossaryTerm {
  /** Its fragment. */
  readonly id: string;
  readonly term: string;
  readonly means: string;
}

interface PlaceOfEvent {
  readonly name: string;
  readonly address: string;
}

/** A page as the build compiled it from its file. */
export interface ContentPage extends ContentEntry {
  readonly heading: string;
  readonly author: string;
  readonly parts: readonly ContentPart[];
  readonly sections: readonly ContentSection[];
  readonly sources: readonly ContentSource[];
  readonly faqs: readonly ContentFaq[];
  /** Addresses of pages to go on to. */
  readonly related: readonly string[];
  /** A list of deals of which the page shows the first ones. */
  readonly deals?: { readonly heading: string; readonly path: string };
  readonly legal?: {
    readonly version: number;
    readonly effective: string;
    readonly changes: readonly LegalChange[];
  };
  readonly groups?: readonly { readonly heading: string; readonly faqs: readonly ContentFaq[] }[];
  readonly terms?: readonly GlossaryTerm[];
  readonly event?: {
    /** London time without an offset: `2027-03-11T10:00`. */
    readonly startsAt: string;
    readonly endsAt: string;
    /** Absent for an event that is held online. */
    readonly place?: PlaceOfEvent;
    readonly booking: string;
  };
}
