import type { SiteIdentity } from '#shared/contact/site-identity.ts';
import { maxSearchCharacters } from '#shared/contracts/search-limits.ts';
import styles from '#shared/pages/errors/error-page.module.css';
import type { ErrorWords } from '#shared/pages/errors/error-words.ts';
import { searchPath } from '#shared/pages/search/search-href.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { LinkList, type NavigationGroup } from '#shared/ui/link-list.tsx';
import { SearchLine } from '#shared/ui/search-line.tsx';
import { linkToPage, linkToPages } from './menu-plans.ts';

interface ErrorPageProps {
  readonly status: number;
  readonly words: ErrorWords;
  readonly site: Pick<SiteIdentity, 'phone' | 'openingHours'>;
  /** Where to go from here, the nearest first; car and van deals unless given. */
  readonly waysOn?: readonly Way[] | undefined;
  /** Pages whose address is like the one that was asked for. */
  readonly nearest?: readonly Way[] | undefined;
}

interface Way {
  readonly label: string;
  readonly href: string;
}

/** Says in plain words what went wrong and offers links. Unless it has words or ways on of its own, every request with the same status gets the same page. */
export function ErrorPage({ status, words, site, waysOn = usualWays, nearest = [] }: ErrorPageProps) {
  const { title, explanation } = words;
  return (
    <div className={styles.page}>
      <p className={styles.status}>{`Error ${status}`}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{explanation}</p>
      {status === 404 && <Search />}
      {nearest.length > 0 && (
        <nav className={styles.nearest} aria-label="Nearest pages">
          <LinkList
            label="Did you mean one of these?"
            links={nearest.map(({ label, href }) => ({ label, path: href }))}
          />
        </nav>
      )}
      <p className={styles.next}>
        {waysOn.map(({ label, href }, place) => (
          <ButtonLink key={href} href={href} kind={place === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink href={linkToPage('home').path} kind="quiet">
          {' '}
          Go to the homepage
        </ButtonLink>
      </p>
      <nav className={styles.ways} aria-label="Ways on">
        {startingPoints.map(({ label, links }) => (
          <LinkList key={label} label={label} links={links} />
        ))}
      </nav>
      <p className={styles.status}>{`Or call ${site.phone}, ${site.openingHours}.`}</p>
    </div>
  );
}

function Search() {
  return (
    <div className={styles.search}>
      <SearchLine
        action={searchPath}
        name="q"
        id="missing-search"
        label="Search make, model or page"
        maxLength={maxSearchCharacters}
        purpose="Whole site, from here"
      />
    </div>
  );
}

const usualWays: readonly Way[] = [
  { label: 'See car deals', href: linkToPage('personalDeals').path },
  { label: 'See van deals', href: linkToPage('vanDeals').path },
];

const startingPoints: readonly NavigationGroup[] = [
  { label: 'Find by make', links: linkToPages('allManufacturers', 'vanManufacturers') },
  {
    label: 'Popular starting points',
    links: linkToPages('carStock', 'carOffers', 'electricCars'),
  },
  { label: 'For business', links: linkToPages('businessDeals', 'electricVans') },
  { label: 'Everything else', links: linkToPages('menu') },
];
