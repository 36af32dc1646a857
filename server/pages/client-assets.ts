import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Dictionary } from '#server/platform/http/codings/choose-coding.ts';
import { toDictionary } from '#server/platform/http/codings/compress.ts';
import { type ShareCard, shareKindOf, shareKinds } from '#shared/seo/share-card.ts';

const buildSchema = z.object({
  /** Id of the build: another one if any file differs. */
  id: z.string().min(1),
});

/** What is compressed against a dictionary: documents, and the data of pages that the browser draws itself. */
const dictionaryKinds = ['documents', 'pageData'] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

/** A dictionary of the build, and where browsers fetch it. */
interface PublicDictionary extends Dictionary {
  readonly href: string;
}

/** The name, in the folder of a build, of the list of its pictures for sharing. */
export const shareCardsFile = 'share-cards.json';

const manifestSchema = z.object({
  /** True for builds of `npm run dev`, which builds again at every change. */
  isDevelopment: z.boolean(),
  /** The only script that documents name; it fetches the others. */
  start: z.object({ href: z.string(), integrity: z.string() }),
  /** The style sheet that every document links to. */
  siteStyles: z.string(),
  /** The style sheet of the staff site, whose pages the browser's bundle does not have. */
  staffStyles: z.string(),
  fonts: z.array(z.string()),
  /** Addresses of the dictionaries; absent in development. */
  dictionaries: z.record(z.enum(dictionaryKinds), z.string()).optional(),
  /** By the page's source file. */
  pages: z.record(
    z.string(),
    z.object({
      /** Names of all script files that the page needs; the entry is first. */
      modules: z.array(z.string()),
      /** Addresses of all style sheets that the page needs; the site's own is first. */
      styles: z.array(z.string()),
    }),
  ),
});

const shareCardSchema = z.object({ href: z.string(), alt: z.string() });
const shareCardsSchema = z.object({
  kinds: z.record(z.enum(shareKinds), shareCardSchema),
  /** By the address of the text. */
  texts: z.record(z.string(), shareCardSchema),
});

/** The pictures that stand for pages where links to them are shared. */
export type ShareCards = z.infer<typeof shareCardsSchema>;

/** What the build made for the browser, and the build's own id. */
export interface ClientAssets extends Omit<z.infer<typeof manifestSchema>, 'dictionaries'> {
  /** What answers of each kind are compressed against; absent in development. */
  readonly dictionaries?: Readonly<Record<DictionaryKind, PublicDictionary>>;
  readonly build: string;
  readonly shareCards: ShareCards;
}

/** The picture of a page: its own, or that of its kind. */
export function findShareCard({ kinds, texts }: ShareCards, path: string): ShareCard {
  return texts[path] ?? kinds[shareKindOf(path)];
}

/** Reads the manifest of the build. */
export async function readClientAssets(folder: string): Promise<ClientAssets> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { dictionaries, ...manifest } = manifestSchema.parse(await read('client-manifest.json'));
  const readDictionary = async (href: string): Promise<PublicDictionary> => ({
    href,
    ...toDictionary(await readFile(join(folder, 'public', href))),
  });
  return {
    ...manifest,
    ...(dictionaries && {
      dictionaries: {
        documents: await readDictionary(dictionaries.documents),
        pageData: await readDictionary(dictionaries.pageData),
      },
    }),
    build: buildSchema.parse(await read('build.json')).id,
    shareCards: shareCardsSchema.parse(await read(shareCardsFile)),
  };
}

/** Assets for tests that use no browser. */
export const noClientAssets: ClientAssets = {
  build: 'test',
  isDevelopment: false,
  start: { href: '/assets/start.js', integrity: 'sha256-none' },
  siteStyles: '/assets/site.css',
  staffStyles: '/assets/staff.css',
  fonts: [],
  pages: {},
  shareCards: {
    kinds: Object.fromEntries(
      shareKinds.map((kind) => [kind, { href: `/assets/share-${kind}.png`, alt: `A picture of ${kind}` }]),
    ) as ShareCards['kinds'],
    texts: {},
  },
};
