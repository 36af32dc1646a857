import type { ReactElement } from 'react';
import { Frame, SiteFactsContext } from '#shared/app/frame.tsx';
import type { SiteFacts, StartState } from '#shared/app/page-state.ts';
import { factsAt } from '#shared/routes/page.ts';
import { toJsonText } from '#shared/seo/json-text.ts';
import { type MarkupStore, type ServerRender, ServerRenderContext } from '#shared/ui/server-render.ts';
import { type ClientAssets, findShareCard } from './client-assets.ts';
import { toStructuredData } from './describe-page.ts';
import type { LoadedPage } from './load-page.ts';
import { drawPart } from './markup-store.ts';
import { SharingTags } from './sharing-tags.tsx';
import type { SiteFrame } from './site-frame.tsx';

export interface DocumentParts {
  readonly assets: ClientAssets;
  readonly store: MarkupStore;
  readonly frame: () => SiteFrame;
}

type DataTexts = Pick<ServerRender['texts'], 'jsonLd' | 'startState'>;

/** A loaded page, and everything else that its document is drawn from. */
export interface PageDrawing {
  readonly loaded: LoadedPage;
  readonly facts: SiteFacts;
  readonly render: ServerRender;
}

/** What search engines read of a page, and what the browser takes it over with, as JSON. */
export function toDataTexts(
  { assets, frame }: DocumentParts,
  { page, state, address }: LoadedPage,
): DataTexts {
  const { record, name } = page;
  const { facts } = frame();
  const imageUrl = facts.site.origin + findShareCard(assets.shareCards, address.path).href;
  const data = record.isDocument ? null : (record.server.startData?.(state.data) ?? state.data);
  const { title, fullTitle, description, canonicalPath, canonicalUrl, ...head } = state.head;
  const { phone, openingHours, openingTimes, tagManagerUrl } = facts.site;
  const startState: StartState = {
    build: assets.build,
    page: name,
    state: { data, head },
    facts: { site: { phone, openingHours, openingTimes, ...(tagManagerUrl && { tagManagerUrl }) } },
  };
  return {
    jsonLd: toJsonText(toStructuredData({ record, state, imageUrl }, facts.site)),
    startState: toJsonText(startState),
  };
}

export function toDrawing(
  { assets, store, frame }: DocumentParts,
  loaded: LoadedPage,
  dataTexts: DataTexts,
): PageDrawing {
  const { page, state } = loaded;
  const { facts, shell } = frame();
  const { site } = facts;
  const files = assets.pages[page.sourceFile];
  const card = findShareCard(assets.shareCards, loaded.address.path);
  const imageUrl = site.origin + card.href;
  const texts = { ...dataTexts, modules: files?.modules.join(' ') ?? '' };
  const { documents, pageData } = assets.dictionaries ?? {};
  const dictionaries = page.record.isPrivate
    ? []
    : [documents, pageData].filter((file) => file !== undefined);
  const linked = {
    fonts: assets.fonts,
    styles: files?.styles ?? [assets.siteStyles],
    dictionaries: dictionaries.map(({ href }) => href),
  };
  const sharing = <SharingTags head={state.head} siteName={site.name} imageUrl={imageUrl} card={card} />;
  return { loaded, facts, render: { store, assets: linked, shell, texts, sharing } };
}

/** The content of a page, as markup. Throws what the page throws. */
export function drawMain({ loaded, render }: PageDrawing): string {
  const { component: Page } = loaded.page;
  return drawPart(
    <ServerRenderContext value={render}>
      <Page data={loaded.state.data} />
    </ServerRenderContext>,
  );
}

/** The document of a page; with the content drawn before, if it was. The server needs no router for either. */
export function pageDocument({ loaded, facts, render }: PageDrawing, main?: string): ReactElement {
  const { page, state, address } = loaded;
  const { component: Page } = page;
  return (
    <ServerRenderContext value={main === undefined ? render : { ...render, main }}>
      <SiteFactsContext value={facts}>
        <Frame
          head={state.head}
          facts={factsAt(page.record, address.search)}
          page={main === undefined ? <Page data={state.data} /> : undefined}
        />
        {/* The router of the browser has two children here, from which React's ids follow. */}
        {null}
      </SiteFactsContext>
    </ServerRenderContext>
  );
}

/** The document of a page of the staff site: the page draws its own header, and no script of the public site is there. */
export function staffDocument({ page, state }: LoadedPage, assets: ClientAssets): ReactElement {
  const { component: Page } = page;
  const { siteStyles, staffStyles, fonts } = assets;
  // Without the marks by which a browser's React would know where two texts meet.
  const content = drawPart(<Page data={state.data} />).replaceAll('<!-- -->', '');
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{state.head.title}</title>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {[siteStyles, staffStyles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
      <body dangerouslySetInnerHTML={{ __html: content }} />
    </html>
  );
}
