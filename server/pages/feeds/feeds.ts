import { Router } from 'express';
import icalGenerator from 'ical-generator';
import { toEventTimes } from '#server/pages/loaders/content/event-times.ts';
import { listStories } from '#server/pages/loaders/content/load-stories.ts';
import { escapeXml } from '#server/pages/seo/escape-xml.ts';
import type { Services } from '#server/pages/services.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import type { ContentEntry } from '#shared/content/content-page.ts';
import { newsFeedPath, storyKinds } from '#shared/pages/content/story-kinds.ts';

/** `/news/feed.atom`: the news for feed readers. `/events/…/calendar.ics`: one event for calendars. */
export function feeds({ content, site }: Pick<Services, 'content' | 'site'>): Router {
  const router = Router();
  let feed: string | undefined;
  router.get(newsFeedPath, (_req, res) => {
    const news = listStories(content, 'news');
    if (news.length === 0) throw new NotFoundError('News feed');
    feed ??= newsFeed(news, site);
    res.set('Cache-Control', 'public, max-age=3600').type('application/atom+xml').send(feed);
  });
  router.get('/events/:category/:name/calendar.ics', async (req, res) => {
    const { category, name } = req.params;
    const page = await content.load(`/events/${category}/${name}`);
    if (!page?.event) throw new NotFoundError('Event');
    const { startsAt, endsAt } = toEventTimes(page.event);
    const url = site.origin + page.path;
    const { place } = page.event;
    // Moments instead of local times: every calendar shows them right, in summer too.
    const calendar = icalGenerator({ name: page.title, prodId: { company: site.name, product: 'events' } });
    calendar.createEvent({
      id: url,
      stamp: new Date(page.updated),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: page.title,
      description: `${page.summary.join(' ')} ${url}`,
      location: place ? `${place.name}, ${place.address}` : 'Online',
      url,
    });
    res.set('Cache-Control', 'public, max-age=3600').type('text/calendar').send(calendar.toString());
  });
  return router;
}

/** News items as an Atom feed (RFC 4287), in the order given. There must be one: a feed says when it last changed. */
function newsFeed(news: readonly ContentEntry[], { origin, name }: SiteIdentity): string {
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
