import { escapeXml } from '#server/pages/seo/escape-xml.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import { newsFeedPath, storyKinds } from '#shared/pages/content/story-kinds.ts';

/** News items as an Atom feed (RFC 4287), in the order given. There must be one: a feed says when it last changed. */
export function newsFeed(news: readonly ContentEntry[], { origin, name }: SiteIdentity): string {
  const items = news.map(
    ({ path, title, description, published, updated }) => `<entry>
<id>${escapeXml(origin + path)}</id>
<title>${escapeXml(title)}</title>
<link href="${escapeXml(origin + path)}"/>
<published>${published}T00:00:00Z</published>
<updated>${updated}T00:00:00Z</updated>
<summary>${escapeXml(description)}</summary>
</entry>`,
  );
  const updated = news
    .map((each) => each.updated)
    .toSorted()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${escapeXml(`${origin}${storyKinds.news.path}`)}</id>
<title>${escapeXml(`${name}: news`)}</title>
<link href="${escapeXml(`${origin}${storyKinds.news.path}`)}"/>
<link rel="self" href="${escapeXml(origin + newsFeedPath)}"/>
<author><name>${escapeXml(name)}</name></author>
<updated>${updated}T00:00:00Z</updated>
${items.join('\n')}
</feed>
`;
}
