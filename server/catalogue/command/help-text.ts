/** What `npm run catalogue -- --help` prints. */
export const helpText = `Loads and shows the catalogue of vehicles and rates.

  npm run catalogue -- <command> [options]

Commands
  import --vehicles <file> --rates <file>   Import the CSV feed (server/catalogue/import/feed-format.md).
  import-vca <file>                         Import cars from the file of the Vehicle Certification Agency.
  import-demo                               Import the demonstration catalogue.
  status                                    Show the current catalogue.
  list-imports                              List all imports, newest first.

Options of the imports
  --replace          The import is the whole catalogue; what it lacks is removed. This is the default of all three.
  --merge            Add to the current catalogue; a newer row replaces an older one. "import" then takes one file
                     or both. "import-vca --merge" keeps the demonstration, with its vans, beside the cars.
  --dry-run          Read and check everything, show the difference, change nothing.
  --max-rejects <n>  Percentage of bad rows allowed in a file, 5 unless given. Above it nothing is imported.
  --demo-rates       With import-vca: give each car the demonstration's rates, and mark the catalogue as one.
                     Without, every car is price on application.

Bad rows are listed in <file>.rejects.csv with line, column and reason. Every import is all or nothing; the site shows
the new catalogue within seconds, without a restart.

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, through the site if it
is running.

Exit codes: 0 done, 1 refused or failed with nothing changed, 2 wrong usage.
`;
