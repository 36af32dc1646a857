import type { ContentPage } from '#shared/content/content-page.ts';
import { toMoment } from '#shared/format/london-time.ts';
import type { ContentData } from '#shared/pages/content/content-data.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** When an event is, as moments and in words. Its own times are London's. */
export function toEventTimes({
  startsAt,
  endsAt,
}: NonNullable<ContentPage['event']>): Required<Pick<ContentData, 'startsAt' | 'endsAt' | 'when'>> {
  const [date = '', from] = startsAt.split('T');
  const [lastDate = '', until] = endsAt.split('T');
  const end = date === lastDate ? until : `${day.format(new Date(lastDate))}, ${until}`;
  return {
    startsAt: toMoment(startsAt).toISOString(),
    endsAt: toMoment(endsAt).toISOString(),
    when: `${day.format(new Date(date))}, ${from} to ${end}`,
  };
}
