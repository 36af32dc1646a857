import type { JsonLd } from './json-ld.ts';

/** The spec's structured-data inputs for a page (section 3). Dates are yyyy-MM-dd, URLs absolute. */
export interface PublishedPage {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly onDate: string;
  readonly updatedOn?: string;
  readonly imageUrl: string;
}

interface Publisher {
  readonly name: string;
  readonly origin: string;
}

/** https://schema.org/Article */
export function articleJsonLd(page: PublishedPage, publisher: Publisher): JsonLd {
  const organization = { '@type': 'Organization', name: publisher.name, url: `${publisher.origin}/` };
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.imageUrl,
    datePublished: page.onDate,
    dateModified: page.updatedOn ?? page.onDate,
    author: organization,
    publisher: organization,
  };
}

export interface PublishedVideo extends PublishedPage {
  /** Absolute URL of the film itself. */
  readonly contentUrl: string;
  readonly durationSeconds: number;
  /** In order; the page starts the video at the second that its query names. */
  readonly chapters?: readonly { readonly at: number; readonly label: string }[];
}

/** https://schema.org/VideoObject */
export function videoObjectJsonLd(video: PublishedVideo): JsonLd {
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    url: video.url,
    thumbnailUrl: video.imageUrl,
    uploadDate: video.onDate,
    contentUrl: video.contentUrl,
    duration: `PT${video.durationSeconds}S`,
    ...(video.chapters && { hasPart: toClips(video, video.chapters) }),
  };
}

/** https://schema.org/Clip: a chapter each, to the start of the next. */
function toClips(
  { url, durationSeconds }: PublishedVideo,
  chapters: NonNullable<PublishedVideo['chapters']>,
): readonly JsonLd[] {
  return chapters.map(({ at, label }, place) => ({
    '@type': 'Clip',
    name: label,
    startOffset: at,
    endOffset: chapters[place + 1]?.at ?? durationSeconds,
    url: `${url}?t=${at}`,
  }));
}

export interface PublishedEvent extends PublishedPage {
  /** ISO date or date and time. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Absent for an event that is held online, at its own address. */
  readonly place?: { readonly name: string; readonly address: string };
}

/** https://schema.org/Event */
export function eventJsonLd(event: PublishedEvent, organiser: Publisher): JsonLd {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url: event.url,
    image: event.imageUrl,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.place ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: event.place
      ? { '@type': 'Place', name: event.place.name, address: event.place.address }
      : { '@type': 'VirtualLocation', url: event.url },
    organizer: { '@type': 'Organization', name: organiser.name, url: `${organiser.origin}/` },
  };
}
