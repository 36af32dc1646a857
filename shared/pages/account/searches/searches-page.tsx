import { formatCount } from '#shared/format/format-count.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { NothingHere } from '#shared/pages/account/lease/lease-card.tsx';
import { ListRow, RowList } from '#shared/pages/account/lease/list-row.tsx';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';

/** Most characters of the name of a saved search. */
export const maxSearchName = 80;

/** A results page with its filters, and what it finds today. */
export interface SearchView {
  readonly path: string;
  /** Canonical query string without `?`. */
  readonly query: string;
  /** Heading of the results page; also the suggested name of the search. */
  readonly heading: string;
  /** The filters that are on, in words. */
  readonly filters: readonly string[];
  readonly profile: string;
  readonly total: number;
  /** Lowest true monthly cost of what it finds, in pence. */
  readonly fromPence?: number;
  readonly vat: 'inc VAT' | 'ex VAT';
}

export interface SavedSearchView {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** ISO date. */
  readonly savedOn: string;
  /** Absent when the results page no longer exists. */
  readonly found?: SearchView;
}

export interface SearchesData extends AccountPageData {
  readonly form: FormState;
  readonly toSave?: SearchView;
  readonly searches: readonly SavedSearchView[];
}

/** Saved searches, each with what it finds today. */
export default function SearchesPage({ data }: PageProps<SearchesData>) {
  const { frame, counts, toSave, searches, form } = data;
  return (
    <AccountShell
      current={accountPaths.searches}
      heading="Saved searches"
      lead="Your searches and comparisons: how many deals each one has today, and the lowest price."
      frame={frame}
      counts={counts}
    >
      {toSave && (
        <AccountPanel heading="Save this search?">
          <SaveSearch search={toSave} form={form} />
        </AccountPanel>
      )}
      {searches.length > 0 && (
        <RowList>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} csrf={frame.csrf} />
          ))}
        </RowList>
      )}
      {searches.length === 0 && !toSave && (
        <NothingHere>
          <p>No saved searches yet. To save one, use the link on any page of deals or on a comparison.</p>
          <ButtonLink kind="secondary" href={dealsPath('personal')}>
            Look at car deals
          </ButtonLink>
        </NothingHere>
      )}
    </AccountShell>
  );
}

interface SaveSearchProps {
  readonly search: SearchView;
  readonly form: FormState;
}

function SaveSearch({ search, form }: SaveSearchProps) {
  return (
    <>
      <p>{foundWords(search)}</p>
      <p>{questionWords(search)}</p>
      <PostForm
        action="/api/account/searches"
        form={form}
        submit="Save this search"
        hidden={{ path: search.path, query: search.query }}
      >
        {(errors) => (
          <TextField
            name="name"
            label="Name"
            value={typedValue(form, 'name') || usualName(search)}
            maxLength={maxSearchName}
            error={errors.name}
          />
        )}
      </PostForm>
    </>
  );
}

interface SearchRowProps {
  readonly search: SavedSearchView;
  readonly csrf: string;
}

function SearchRow({ search: { id, name, href, savedOn, found }, csrf }: SearchRowProps) {
  const saved = `Saved ${formatDate(savedOn)}`;
  const lines = found
    ? [foundWords(found), `${questionWords(found)}. ${saved}`]
    : ['We no longer offer these deals', saved];
  return (
    <ListRow name={name} href={found && href} lines={lines}>
      <RemoveForm action={`/api/account/searches/${encodeURIComponent(id)}/remove`} csrf={csrf} of={name} />
    </ListRow>
  );
}

/** "24 deals today, true monthly cost from £189.20 inc VAT" */
function foundWords({ total, fromPence, vat }: SearchView): string {
  if (total === 0) return 'No deals today';
  const deals = `${formatCount(total, 'deal')} today`;
  if (fromPence === undefined) return deals;
  return `${deals}, true monthly cost from ${formatPounds(fromPence)} ${vat}`;
}

/** The suggested name of a search: "Car leasing deals: Electric, Automatic". */
function usualName({ heading, filters }: SearchView): string {
  return (filters.length > 0 ? `${heading}: ${filters.join(', ')}` : heading).slice(0, maxSearchName);
}

/** The filters and the profile that the price is for, in one line. */
function questionWords({ filters, profile }: SearchView): string {
  return filters.length > 0 ? `${filters.join(', ')}. ${profile}` : profile;
}
