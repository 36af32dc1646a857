import type { PageHead } from '#shared/app/page-state.ts';
import { type ShareCard, shareCardSize } from '#shared/seo/share-card.ts';

interface SharingTagsProps {
  readonly head: PageHead;
  readonly siteName: string;
  readonly imageUrl: string;
  readonly card: ShareCard;
}

/**
 * What search engines, feed readers and sites that show a card for a link read in the head of a page, and what the
 * browser is to fetch first. No script reads it, so only the server draws it.
 */
export function SharingTags({ head, siteName, imageUrl, card }: SharingTagsProps) {
  const {
    title,
    description,
    canonicalUrl,
    sharedUrl,
    article,
    feedPath,
    firstPicturePath,
    isIndexable = true,
  } = head;
  return (
    <>
      {firstPicturePath && <link rel="preload" as="image" href={firstPicturePath} fetchPriority="high" />}
      {isIndexable && <link rel="alternate" hrefLang="en-GB" href={canonicalUrl} />}
      {isIndexable && <link rel="alternate" hrefLang="x-default" href={canonicalUrl} />}
      {feedPath && <link rel="alternate" type="application/atom+xml" title={siteName} href={feedPath} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.updated} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={sharedUrl ?? canonicalUrl} />
      <meta property="og:image" content={imageUrl} />
      <meta property="og:image:width" content={String(shareCardSize.width)} />
      <meta property="og:image:height" content={String(shareCardSize.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
