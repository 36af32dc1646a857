import type { ReactNode } from 'react';
import { formatDate } from '#shared/format/format-date.ts';
import { OpeningPicture } from '#shared/ui/opening-picture.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { Questions } from '#shared/ui/questions.tsx';
import styles from './content.module.css';
import { ContentBody } from './content-body.tsx';
import type { ContentData } from './content-data.ts';
import { DealStrip } from './deal-strip.tsx';
import { LinkCards } from './link-cards.tsx';

interface ContentFrameProps {
  readonly data: ContentData;
  /** Address of a drawing that opens the page, below its breadcrumbs. */
  readonly picture?: string;
  /** Between the heading and the text. */
  readonly start?: ReactNode;
  /** Beside the text on wide screens, instead of the headings of the text. */
  readonly aside?: ReactNode;
  /** Instead of the text, or after it. */
  readonly children?: ReactNode;
}

/** A page of text: heading, contents, the text, then its questions, sources, and where to go on. */
export function ContentFrame({ data, picture, start, aside, children }: ContentFrameProps) {
  const { page, parts, related, strip, imageHost } = data;
  return (
    <div>
      {picture !== undefined && <OpeningPicture src={picture} />}
      <article className={styles.page}>
        <header className={styles.head}>
          <h1>{page.heading}</h1>
          <p className={styles.byline}>
            {`${page.author} · `}
            <time dateTime={page.updated}>{`updated ${formatDate(page.updated)}`}</time>
          </p>
          {start}
        </header>
        {aside ?? (page.sections.length > 2 && <Contents data={data} />)}
        <div className={styles.body}>
          <ContentBody parts={parts} imageHost={imageHost} />
          {children}
          {page.faqs.length > 0 && (
            <section className={layout.questions}>
              <h2 id={questionsId}>Common questions</h2>
              <Questions items={page.faqs} />
            </section>
          )}
          <Sources data={data} />
        </div>
      </article>
      <div className={styles.onward}>
        {strip && <DealStrip strip={strip} imageHost={imageHost} />}
        {related.length > 0 && (
          <section>
            <h2>Read next</h2>
            <LinkCards links={related} headingLevel={3} />
          </section>
        )}
      </div>
      {(strip || parts.some(({ kind }) => kind === 'deals')) && <PicksForms />}
    </div>
  );
}

const questionsId = 'common-questions';

/** The headings of the text, beside it on wide screens. */
function Contents({ data: { page } }: { readonly data: ContentData }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p>On this page</p>
      <ul>
        {page.sections.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
        {page.faqs.length > 0 && (
          <li>
            <a href={`#${questionsId}`}>Common questions</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Where the figures of the text come from, with the day on which they were compared. */
function Sources({ data: { page } }: { readonly data: ContentData }) {
  if (page.sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>Sources</h2>
      <ul>
        {page.sources.map(({ name, url, checked }) => (
          <li key={url}>
            <a href={url} rel="external">
              {name}
            </a>
            {`, checked ${formatDate(checked)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
