import { formatDate } from '#shared/format/format-date.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import type { AccountPageData } from '#shared/pages/account/account-frame.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { LatePanel, type Panel } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import type { Late } from '#shared/ui/late-part.tsx';
import styles from './wallet.module.css';

/** Money earned or spent; spending is below zero. */
interface WalletEntryView {
  /** ISO date. */
  readonly on: string;
  readonly description: string;
  readonly amountPence: number;
}

export interface WalletData extends AccountPageData {
  readonly form: FormState;
  readonly balancePence: Late<Panel<number>>;
  /** Newest first. */
  readonly entries: Late<Panel<readonly WalletEntryView[]>>;
}

const path = accountPaths.wallet;

/** The wallet's balance, its entries, and a form that sends a code for spending. */
export default function WalletPage({ data }: PageProps<WalletData>) {
  const { frame, counts, balancePence, entries, form } = data;
  return (
    <AccountShell
      current={path}
      heading="Wallet"
      lead="Your rewards and spending."
      frame={frame}
      counts={counts}
    >
      <AccountPanel heading="Balance">
        <LatePanel of={balancePence} what="Your balance" path={path}>
          {(pence) => <p className={styles.balance}>{formatPounds(pence, { pennies: true })}</p>}
        </LatePanel>
      </AccountPanel>
      <AccountPanel heading="Use your balance">
        <p className={styles.hint}>
          Get a code by email, then call your <a href={accountPaths.accountManager}>account manager</a> and
          give it. A new code replaces the one before, and you can have three an hour. We’ll never call, text
          or email you to ask for a code.
        </p>
        <PostForm
          action="/api/account/wallet/code"
          form={form}
          submit="Email me a code"
          submitKind="secondary"
        />
      </AccountPanel>
      <AccountPanel heading="Transactions">
        <LatePanel of={entries} what="Your transactions" path={path}>
          {(found) => <Entries entries={found} />}
        </LatePanel>
      </AccountPanel>
    </AccountShell>
  );
}

function Entries({ entries }: { readonly entries: readonly WalletEntryView[] }) {
  if (entries.length === 0) return <p>No transactions yet.</p>;
  return (
    <table className={styles.entries}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">What for</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ on, description, amountPence }, place) => (
          // Entries have no id of their own and never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={place}>
            <td className={styles.day}>{formatDate(on)}</td>
            <td>{description}</td>
            <td className={amountPence > 0 ? styles.in : undefined}>{signedPounds(amountPence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "+£25.00", "−£10.00" */
function signedPounds(pence: number): string {
  return `${pence > 0 ? '+' : ''}${formatPounds(pence, { pennies: true })}`;
}
