import styles from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly hrefFor: (page: number) => string;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefFor }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages">
      <ul className={styles.pages}>
        {page > 1 && <Step label="Previous" href={hrefFor(page - 1)} rel="prev" />}
        {pagesToShow(page, pageCount).map((shown) =>
          typeof shown === 'string' ? (
            <li key={shown} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <a
                href={hrefFor(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            </li>
          ),
        )}
        {page < pageCount && <Step label="Next" href={hrefFor(page + 1)} rel="next" />}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly href: string;
  readonly rel: 'prev' | 'next';
}

function Step({ label, href, rel }: StepProps) {
  return (
    <li>
      <a href={href} rel={rel}>
        {label}
      </a>
    </li>
  );
}

/** The first page, the last, and the neighbours of the current one; a string stands for each gap. */
export function pagesToShow(
  page: number,
  pageCount: number,
): readonly (number | 'gap-before' | 'gap-after')[] {
  const around = [page - 1, page, page + 1].filter((near) => near > 1 && near < pageCount);
  return [
    1,
    ...(page > 3 ? (['gap-before'] as const) : []),
    ...around,
    ...(page < pageCount - 2 ? (['gap-after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
