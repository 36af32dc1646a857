import { formatDate } from '#shared/format/format-date.ts';
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
import { foundWords, questionWords, usualName } from './search-words.ts';
import type { SavedSearchView, SearchesData, SearchView } from './searches-data.ts';

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
            maxLength={80}
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
