import type { ReactNode } from 'react';
import { defaultProfile } from '#shared/deals/profile.ts';
import { formatDate } from '#shared/format/format-date.ts';
import layout from '#shared/ui/page-layout.module.css';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { Questions } from '#shared/ui/questions.tsx';
import styles from './content.module.css';
import { ContentBody, DealStrip } from './content-body.tsx';
import type { ContentData, ContentLink } from './content-data.ts';

interface ContentFrameProps {
  readonly data: ContentData;
  /** Between the heading and the text. */
  readonly start?: ReactNode;
  /** Beside the text on wide screens, instead of the headings of the text. */
  readonly aside?: ReactNode;
  /** Instead of the text, or after it. */
  readonly children?: ReactNode;
}

/** A page of text: heading, contents, the text, then its questions, sources, and where to go on. */
export function ContentFrame({ data, start, aside, children }: ContentFrameProps) {
  const { page, parts, related, strip, imageHost } = data;
  return (
    <div>
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
      {(strip || parts.some(({ kind }) => kind === 'deals')) && (
        <PicksForms profile={leaseOf(data) ?? defaultProfile} />
      )}
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

interface LinkCardsProps {
  readonly links: readonly ContentLink[];
  readonly headingLevel: 2 | 3;
}

/** Pages to go on to, each with what it is about. */
export function LinkCards({ links, headingLevel }: LinkCardsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards}>
      {links.map(({ path, label, description }) => (
        <li key={path}>
          <Heading>
            <a href={path}>{label}</a>
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The lease of the deals that the page shows. */
function leaseOf({ strip, parts }: ContentData) {
  const strips = [
    ...(strip ? [strip] : []),
    ...parts.flatMap((part) => (part.kind === 'deals' ? [part.strip] : [])),
  ];
  return strips.flatMap(({ deals }) => deals.flatMap(({ price }) => price?.profile ?? []))[0];
}
