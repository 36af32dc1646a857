/** What `npm run catalogue -- --help` prints. */
export const helpText = `Loads and shows the catalogue of vehicles and rates.

  npm run catalogue -- <command> [options]

Commands
  import [--vehicles <file>] [--rates <file>]
                                            Import the CSV feed (server/catalogue/import/feed-format.md).
  import-vca <file>                         Import cars from the file of the Vehicle Certification Agency.
  import-demo                               Import the demonstration catalogue.
  status                                    Show the current catalogue.
  list-imports                              List all imports, newest first.

Options of the imports
  --merge            Add to the current catalogue; a newer row replaces an older one. This is the default.
  --replace          The import is the whole catalogue; what it lacks is removed. "import" then takes both files.
  --confirm          Import although it looks wrong. Without it such an import stops and says why; see below.
  --dry-run          Read and check everything, show the difference and what looks wrong, change nothing.
  --max-rejects <n>  Percentage of bad rows allowed in a file, 5 unless given. Above it nothing is imported.
  --demo-rates       With import-vca: give each car the demonstration's rates, and mark the catalogue as one.
                     Without, every car is price on application.

An import stops and asks for --confirm when
  - more than 20% of the vehicles would go, or would lose the price that they have today;
  - the median price of a deal type, or of a ratebook, moves by 30% or more;
  - personal prices look as if they included VAT, or stand far from the business prices of the same vehicles;
  - a ratebook that it brings has ended.
It shows the ten largest price changes. Nothing has changed then.

A real feed always replaces the demonstration whole, and is never added to it. Demonstration data is never added to a
real catalogue: "import-demo --replace" takes its place.

Bad rows are listed in <file>.rejects.csv with line, column and reason. Every import is all or nothing; the site shows
the new catalogue within seconds, without a restart.

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, through the site if it
is running.

Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 stopped to ask for --confirm; nothing has changed but at 0.
`;
