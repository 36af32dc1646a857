import type { PageProps } from '#shared/routes/page.ts';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import styles from './fact-lists.module.css';
import { Summary } from './summary.tsx';

/** An event: when and where it is, how to take part, and a file for calendars. */
export default function EventPage({ data }: PageProps<ContentData>) {
  return (
    <ContentFrame
      data={data}
      start={
        <>
          <Summary heading="In short" sentences={data.page.summary} />
          <EventFacts data={data} />
        </>
      }
    />
  );
}

function EventFacts({ data: { page, when, startsAt } }: { readonly data: ContentData }) {
  const { event } = page;
  if (!event || !when) return null;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>When</dt>
        <dd>
          <time dateTime={startsAt}>{when}</time>
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>{event.place ? `${event.place.name}, ${event.place.address}` : 'Online'}</dd>
      </div>
      <div>
        <dt>Taking part</dt>
        <dd>{event.booking}</dd>
      </div>
      <div>
        <dt>Your calendar</dt>
        <dd>
          <a href={`${page.path}/calendar.ics`} download="event.ics">
            Add it to your calendar
          </a>
        </dd>
      </div>
    </dl>
  );
}
