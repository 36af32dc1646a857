/** A migration that takes something from the build before, and why that is no harm. */
interface DeclaredBreak {
  /** Its file's name, without `.sql`. */
  readonly migration: string;
  /** As the check words it. */
  readonly what: string;
  /** The day on which it was decided. */
  readonly decidedOn: string;
  /** The release in which the last reader went, or why no build before is harmed. */
  readonly reason: string;
}

/**
 * The only place for exceptions, in the order of the migrations. A drop takes two releases: the first stops reading and
 * writing, the second drops and names the first here.
 */
export const declaredBreaks: readonly DeclaredBreak[] = [
  {
    migration: '0005_spent-links',
    what: 'takes away account_links.used_at',
    decidedOn: '2026-11-22',
    reason: 'Before the first release: no build that reads it was ever rolled out.',
  },
  {
    migration: '0011_account-quote-requests-and-document-kinds',
    what: 'locks enquiries while it makes the index enquiries btree (account_id) WHERE (account_id IS NOT NULL)',
    decidedOn: '2026-11-22',
    reason: 'Before the first release: the table was empty or small, and only posted forms would wait.',
  },
  {
    migration: '0012_price-records',
    what: 'keeps rows of catalogue_versions from being deleted by price_records FOREIGN KEY (version) REFERENCES catalogue_versions(number)',
    decidedOn: '2026-11-22',
    reason: 'Before the first release: builds that do not remove price records first were never rolled out.',
  },
  {
    migration: '0014_catalogue-versions-kept',
    what: `changes more than tables: UPDATE "catalogue_versions" SET "has_rows" = false WHERE "state" = 'past';`,
    decidedOn: '2026-11-22',
    reason: 'Writes a column that is new in the same migration, which no build before reads.',
  },
];
