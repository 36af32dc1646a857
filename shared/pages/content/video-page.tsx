import type { ContentVideo } from '#shared/content/content-page.ts';
import type { PageProps } from '#shared/routes/page.ts';
import styles from './content.module.css';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import { Summary } from './summary.tsx';
import videoStyles from './video.module.css';
import { videoFiles, videoLength, videoSize } from './video-files.ts';

/** A video with its chapters, then all of it in words. */
export default function VideoPage({ data }: PageProps<ContentData>) {
  const { video, summary } = data.page;
  if (!video) return <ContentFrame data={data} />;
  return (
    <ContentFrame
      data={data}
      start={
        <>
          <Player video={video} heading={data.page.heading} startsAtSecond={data.startsAtSecond} />
          <p className={videoStyles.note}>
            {`${videoLength(video.durationSeconds)}. No sound: everything is on screen, with captions.`}
          </p>
          <Summary heading="In short" sentences={summary} />
        </>
      }
      aside={<Chapters data={data} video={video} />}
    />
  );
}

const playerId = 'player';

interface PlayerProps {
  readonly video: ContentVideo;
  readonly heading: string;
  readonly startsAtSecond: number | undefined;
}

/** Nothing is fetched before a visitor starts the video but its poster. A fragment of the file's address says where it begins. */
function Player({ video, heading, startsAtSecond }: PlayerProps) {
  const { webm, mp4, poster, captions, chapters } = videoFiles(video);
  const at = startsAtSecond ? `#t=${startsAtSecond}` : '';
  return (
    <video
      id={playerId}
      className={videoStyles.player}
      aria-label={heading}
      controls
      playsInline
      preload="none"
      poster={poster}
      {...videoSize}
    >
      <source src={webm + at} type="video/webm" />
      <source src={mp4 + at} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en-GB" label="English" default />
      <track kind="chapters" src={chapters} srcLang="en-GB" label="Chapters" />
      <a href={mp4}>Download the video</a>
    </video>
  );
}

/** Each chapter is an address of the page, from which the video begins there. */
function Chapters({ data, video }: { readonly data: ContentData; readonly video: ContentVideo }) {
  const { page, startsAtSecond = 0 } = data;
  return (
    <nav className={`${styles.contents} ${videoStyles.chapters}`} aria-label="Chapters">
      <p>Chapters</p>
      <ol>
        {video.chapters.map(({ at, label }) => (
          <li key={at}>
            <a
              href={`${page.path}${at > 0 ? `?t=${at}` : ''}#${playerId}`}
              aria-current={at === startsAtSecond ? 'true' : undefined}
            >
              <time dateTime={`PT${at}S`}>{toClock(at)}</time>
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Seconds as a player shows them: "1:05". */
function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
