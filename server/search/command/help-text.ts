/** What `npm run search -- --help` prints. */
export const helpText = `Fills and shows the index of a hosted search service.

  npm run search -- <command>

Commands
  fill     Put the current catalogue and the content pages into the index. They go into a second index, named as the
           first with -next; once it is whole the two are swapped in one step and the old one is removed, so visitors
           never search a half-filled index. Prices are those of today: fill after every import, and daily.
  status   Show what is in the index, and whether the catalogue is newer.

SEARCH_ENDPOINT, SEARCH_KEY, SEARCH_INDEX and SEARCH_ADMIN_KEY name the service (.env.example). Without a hosted
service there is nothing to fill: the embedded search follows the catalogue by itself.

DATABASE_URL names the database; without it the embedded one in DATA_FOLDER (.data) is used, through the site if it
is running, which then needs SEARCH_ADMIN_KEY too.

Exit codes: 0 done, 1 refused or failed, 2 wrong usage. After a failure visitors search what they searched before,
unless the message says otherwise.
`;
