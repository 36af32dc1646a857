import { allMatchWishes, matchWishes } from '#shared/deals/matching/match-wishes.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { formatCount } from '#shared/format/format-count.ts';
import { vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import table from '#shared/ui/charts/figures-table.module.css';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { RefusedFieldsContext } from '#shared/ui/field.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { Questions } from '#shared/ui/questions.tsx';
import styles from './car-matching.module.css';
import { type CarMatchingData, CarMatchingForm } from './car-matching-form.tsx';

/** Eight questions beside the deals that they rank. */
export default function CarMatchingPage({ data }: PageProps<CarMatchingData>) {
  return (
    <div className={layout.page}>
      <div>
        <h1>Find the car that fits you</h1>
        <p className={layout.lead}>
          Answer what matters to you. We rank live deals by your answers, and say what you’d trade off.
        </p>
      </div>
      <div className={styles.tool}>
        <RefusedFieldsContext value={data.refused}>
          <CarMatchingForm data={data} />
        </RefusedFieldsContext>
        <section className={styles.matches} id="matches" aria-labelledby="matches-heading">
          <Notes notes={data.notes} />
          <Found data={data} />
          <MatchCards data={data} />
          <Onward data={data} />
        </section>
      </div>
      <Method data={data} />
      <section className={layout.questions}>
        <h2>Common questions</h2>
        <Questions items={data.faqs} />
      </section>
    </div>
  );
}

function Found({ data: { isExample, answered, found } }: { readonly data: CarMatchingData }) {
  return (
    <div className={styles.found}>
      <h2 id="matches-heading">{isExample ? 'For example' : 'Your matches'}</h2>
      {answered && <p className={isExample ? undefined : styles.answered}>{answered}</p>}
      <p className={styles.count} role="status">
        {found}
      </p>
    </div>
  );
}

/** Matches that are shown at once. */
const shownAtOnce = 3;

function MatchCards({ data }: { readonly data: CarMatchingData }) {
  const { matches, profile } = data;
  if (matches.length === 0) return <Looser data={data} />;
  const further = matches.length - shownAtOnce;
  return (
    <>
      <MatchGrid data={data} from={0} to={shownAtOnce} />
      {further > 0 && (
        <details className={styles.further}>
          <summary>{`${formatCount(further, 'more match', 'more matches')}`}</summary>
          <MatchGrid data={data} from={shownAtOnce} to={matches.length} />
        </details>
      )}
      <PicksForms profile={profile} />
    </>
  );
}

interface MatchGridProps {
  readonly data: CarMatchingData;
  /** The places of the first match, and of the one after the last. */
  readonly from: number;
  readonly to: number;
}

function MatchGrid({ data: { matches, profile, imageHost }, from, to }: MatchGridProps) {
  const query = profileQuery(profile);
  return (
    <DealGrid>
      {matches.slice(from, to).map(({ deal, percent, reason, tradedOff, met }, index) => (
        <li key={deal.vehicle.vehicleRef} className={styles.match}>
          <div className={styles.reason}>
            <p className={styles.rank}>
              <b>{`Number ${from + index + 1}`}</b>
              <span>{`${percent}% match`}</span>
            </p>
            <meter min={0} max={100} value={percent} aria-hidden="true" />
            <p>{reason}</p>
            {tradedOff && <p className={styles.traded}>{`Traded off: ${tradedOff}`}</p>}
            {met && <p className={styles.met}>{met}</p>}
          </div>
          <DealCard
            deal={deal}
            href={withQuery(vehiclePath(deal.dealType, deal.vehicle), query)}
            imageHost={imageHost}
            position={from === 0 ? index + 1 : undefined}
          />
        </li>
      ))}
    </DealGrid>
  );
}

/** Limits to give up where nothing keeps to all of them. */
function Looser({ data: { looser, path } }: { readonly data: CarMatchingData }) {
  return (
    <ul className={layout.onward}>
      {looser.map(({ label, href }) => (
        <li key={href}>
          <a href={href} data-live="">
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href={path}>Start again</a>
      </li>
    </ul>
  );
}

function Onward({ data: { compareHref, allHref, isExample, path } }: { readonly data: CarMatchingData }) {
  return (
    <ul className={layout.onward}>
      {compareHref && (
        <li>
          <a href={compareHref}>Compare the first four side by side</a>
        </li>
      )}
      <li>
        <a href={allHref}>Filter all car deals by these answers</a>
      </li>
      {!isExample && (
        <li>
          <a href={path}>Start again</a>
        </li>
      )}
    </ul>
  );
}

/** The weights, from the same data as the ranking, and what the first deal gets by them. */
function Method({ data: { firstPoints } }: { readonly data: CarMatchingData }) {
  const pointsOf = (wish: string) => firstPoints.find((each) => each.wish === wish)?.points;
  return (
    <section className={layout.questions}>
      <h2>How this is worked out</h2>
      <div className={styles.method}>
        <p>
          Seats and gearbox are limits: a car that misses one is left out. So are electric cars, if you say
          that you can’t charge, and cars that can’t tow what you ask. Where we don’t know what a car can tow,
          it comes after all that can.
        </p>
        <p>
          Everything else you answer earns points. Between all points and none, they fall in a straight line.
          A car’s match is its points as a share of those it could get for the questions you answered. What
          isn’t known earns nothing. Equal matches are ordered by true monthly cost, lowest first.
        </p>
      </div>
      <table className={`${table.table} ${styles.points}`}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">What earns them</th>
            <th scope="col">Points</th>
            <th scope="col">Number 1 gets</th>
          </tr>
        </thead>
        <tbody>
          {allMatchWishes.map((wish) => (
            <tr key={wish}>
              <th scope="row">{matchWishes[wish].label}</th>
              <td>{matchWishes[wish].rule}</td>
              <td>{matchWishes[wish].points}</td>
              <td>{pointsOf(wish) ?? 'Not asked'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
