import { Router } from 'express';
import icalGenerator from 'ical-generator';
import { toEventTimes } from '#server/pages/loaders/content/event-times.ts';
import { listStories } from '#server/pages/loaders/content/load-stories.ts';
import type { Services } from '#server/pages/services.ts';
import { NotFoundError } from '#server/platform/http/errors.ts';
import { newsFeedPath } from '#shared/pages/content/story-kinds.ts';
import { newsFeed } from './news-feed.ts';

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
