import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AccountCounts, AccountPageData } from '#shared/pages/account/account-frame.ts';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { LatePart } from '#shared/ui/late-part.tsx';
import styles from './count-tiles.module.css';

interface Tile {
  readonly label: string;
  readonly path: string;
  readonly figure: (counts: AccountCounts) => string;
}

const tiles: readonly Tile[] = [
  { label: 'Quotes', path: accountPaths.quotes, figure: ({ quotes }) => String(quotes) },
  { label: 'Orders', path: accountPaths.orders, figure: ({ orders }) => String(orders) },
  { label: 'Contracts', path: accountPaths.contracts, figure: ({ contracts }) => String(contracts) },
  { label: 'Documents', path: accountPaths.documents, figure: ({ documents }) => String(documents) },
  { label: 'Wallet', path: accountPaths.wallet, figure: ({ walletPence }) => formatPounds(walletPence) },
];

/** The counts, each a link to the list that it counts. A dash stands for a count that is not known. */
export function CountTiles({ counts }: Pick<AccountPageData, 'counts'>) {
  return (
    <LatePart of={counts} fallback={<Tiles />} failed={<Tiles />}>
      {({ value }) => <Tiles counts={value} />}
    </LatePart>
  );
}

function Tiles({ counts }: { readonly counts?: AccountCounts | undefined }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, path, figure }) => (
        <li key={path}>
          <a href={path}>
            <b>{counts ? figure(counts) : '–'}</b>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
