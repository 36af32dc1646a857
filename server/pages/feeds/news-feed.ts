import { escapeXml } from '#server/pages/seo/escape-xml.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import { newsFeedPath, storyKinds } from '#shared/pages/content/story-kinds.ts';

/** The news as an Atom feed (RFC 4287), newest first. */
export function newsFeed(entries: readonly ContentEntry[], { origin, name }: SiteIdentity): string {
  const news = entries
    .filter(({ path }) => path.startsWith(`${storyKinds.news.path}/`))
    .toSorted((a, b) => (a.published < b.published ? 1 : -1));
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
  const updated =
    news
      .map((each) => each.updated)
      .toSorted()
      .at(-1) ?? '2026-01-01';
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
