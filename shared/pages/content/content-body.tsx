import type { StoredGroup, StoredRecord } from '#shared/content/stored-record.ts';
import { defaultProfile } from '#shared/deals/profile.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { toShortlistItem } from '#shared/deals/shortlist.ts';
import type { KeptNote } from '#shared/pages/cookie-choices/kept-notes.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import { ChartFigure } from '#shared/ui/charts/chart-figure.tsx';
import { FiguresTable } from '#shared/ui/charts/figures-table.tsx';
import { lineMarks, NamedLines } from '#shared/ui/charts/named-lines.tsx';
import { DealCard, type DealCardProps } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import styles from './content-body.module.css';
import type { DealStripData, DrawnChart, DrawnPart } from './content-data.ts';
import textStyles from './content-text.module.css';
import { ToolInText } from './tool-in-text.tsx';

interface ContentBodyProps {
  readonly parts: readonly DrawnPart[];
  readonly imageHost: string;
}

/** The text of a page, with what is drawn from data between its paragraphs. */
export function ContentBody({ parts, imageHost }: ContentBodyProps) {
  // The parts of a text keep their places.
  return parts.map((part, place) => drawPart(part, String(place), imageHost));
}

function drawPart(part: DrawnPart, key: string, imageHost: string) {
  switch (part.kind) {
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled by the build from our own text, which holds no HTML
      return <div key={key} className={textStyles.text} dangerouslySetInnerHTML={{ __html: part.html }} />;
    case 'chart':
      return <Chart key={key} chart={part.chart} />;
    case 'deals':
      return <DealStrip key={key} strip={part.strip} imageHost={imageHost} />;
    case 'cookies':
      return <KeptNotes key={key} notes={part.notes} />;
    case 'stored-data':
      return <StoredRecords key={key} group={part.group} records={part.records} />;
    case 'tool':
      return <ToolInText key={key} tool={part.tool} data={part.data} />;
  }
}

/** What the site keeps in a browser, from the same list as the page of cookie choices. */
function KeptNotes({ notes }: { readonly notes: readonly KeptNote[] }) {
  return (
    <div className={textStyles.text}>
      <table>
        <caption>Everything this site keeps in your browser</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ name, kind, purpose, duration }) => (
            <tr key={name}>
              <th scope="row">{`${name} (${kind})`}</th>
              <td>{purpose}</td>
              <td>{duration}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const storedCaptions: Readonly<Record<StoredGroup, string>> = {
  forms: 'What each form stores, and how long',
  account: 'What an account stores, and how long',
  records: 'Other records, and how long',
};

interface StoredRecordsProps {
  readonly group: StoredGroup;
  readonly records: readonly StoredRecord[];
}

/** What the database holds of people, from the list that a test compares with its tables. */
function StoredRecords({ group, records }: StoredRecordsProps) {
  return (
    <div className={textStyles.text}>
      <table className={styles.stored}>
        <caption>{storedCaptions[group]}</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">What’s in it</th>
            <th scope="col">Why, and the basis</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ name, holds, why, kept }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="What’s in it">{holds}</td>
              <td data-label="Why">{why}</td>
              <td data-label="How long">{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Chart({ chart }: { readonly chart: DrawnChart }) {
  const { caption, note, bars, lines, table } = chart;
  return (
    <div className={styles.chart}>
      {bars && <NamedBars caption={caption} bars={bars} />}
      {lines && (
        <ChartFigure
          caption={caption}
          label={caption}
          meanings={lines.lines.map(({ name }, place) => ({
            mark: lineMarks[place] ?? 'faint',
            words: name,
          }))}
          table={table && <FiguresTable head={table.head} rows={table.rows} />}
        >
          <NamedLines chart={lines} />
        </ChartFigure>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}

/** Bars below their names, with their figures in words, so that they need no table beside them. */
function NamedBars({
  caption,
  bars,
}: {
  readonly caption: string;
  readonly bars: NonNullable<DrawnChart['bars']>;
}) {
  return (
    <figure className={styles.bars}>
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ name, words, percent }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{words}</b>
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={percent} height="1" />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Live deals that fit a text, and the way to all of them. */
export function DealStrip({
  strip,
  imageHost,
}: {
  readonly strip: DealStripData;
  readonly imageHost: string;
}) {
  const { heading, deals, href } = strip;
  if (deals.length === 0) return null;
  return (
    <section className={styles.deals}>
      <h2>{heading}</h2>
      <DealGrid>
        {deals.map((deal, index) => (
          <li key={deal.vehicle.vehicleRef}>
            <OwnLeaseCard deal={deal} imageHost={imageHost} position={index + 5} />
          </li>
        ))}
      </DealGrid>
      <p>
        <a href={href}>See all of these deals</a>
      </p>
    </section>
  );
}

type OwnLeaseCardProps = Required<Pick<DealCardProps, 'deal' | 'imageHost' | 'position'>>;

/** A card that leads to the lease of its price, and is saved at it: the strips of a text may be at several leases. */
function OwnLeaseCard({ deal, imageHost, position }: OwnLeaseCardProps) {
  const { dealType, vehicle, price } = deal;
  const profile = price?.profile ?? defaultProfile;
  return (
    <DealCard
      deal={deal}
      href={withQuery(vehiclePath(dealType, vehicle), profileQuery(profile))}
      item={toShortlistItem({ dealType, vehicleRef: vehicle.vehicleRef, profile })}
      imageHost={imageHost}
      position={position}
    />
  );
}
