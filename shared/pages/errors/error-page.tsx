import { ButtonLink } from '#shared/ui/button.tsx';
import { LinkList } from '#shared/ui/link-list.tsx';
import styles from './error-page.module.css';
import { errorWords } from './error-words.ts';

interface ErrorPageProps {
  readonly status: number;
  readonly phone: string;
  readonly openingHours: string;
}

/** What went wrong in plain words, and good ways on. The same for everyone who meets this status. */
export function ErrorPage({ status, phone, openingHours }: ErrorPageProps) {
  const { title, explanation } = errorWords(status);
  return (
    <div className={styles.page}>
      <p className={styles.status}>{`Error ${status}`}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{explanation}</p>
      <p className={styles.next}>
        <ButtonLink href="/car-leasing">See car deals</ButtonLink>
        <ButtonLink href="/van-leasing" kind="secondary">
          See van deals
        </ButtonLink>
        <ButtonLink href="/" kind="quiet">
          Start from home
        </ButtonLink>
      </p>
      <nav className={styles.ways} aria-label="Ways on">
        {waysOn.map(({ label, links }) => (
          <LinkList key={label} label={label} links={links} />
        ))}
      </nav>
      <p className={styles.status}>{`Or call ${phone}, ${openingHours}.`}</p>
    </div>
  );
}

/** Heading of the error page, for the browser tab. */
export function errorTitle(status: number): string {
  return errorWords(status).title;
}

const waysOn = [
  {
    label: 'Find by make',
    links: [
      { label: 'All car makes', path: '/all-manufacturers' },
      { label: 'All van makes', path: '/van-manufacturers' },
    ],
  },
  {
    label: 'Popular starting points',
    links: [
      { label: 'Cars in stock', path: '/car-leasing/in-stock' },
      { label: 'Special offers', path: '/car-leasing/special-offers' },
      { label: 'Electric cars', path: '/electric-car-leasing' },
    ],
  },
  {
    label: 'For business',
    links: [
      { label: 'Business cars', path: '/business-car-leasing' },
      { label: 'Electric vans', path: '/electric-van-leasing' },
    ],
  },
];
