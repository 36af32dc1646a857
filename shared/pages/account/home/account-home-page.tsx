import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { AppPanel } from '#shared/pages/account/app/app-panel.tsx';
import { LatePanel } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import type { AccountHomeData } from './account-home-data.ts';
import styles from './account-home-page.module.css';
import { CountTiles } from './count-tiles.tsx';
import { LatestOrderPart } from './latest-order.tsx';
import { LatestQuotePart } from './latest-quote.tsx';

const path = accountPaths.home;

export default function AccountHomePage({ data }: PageProps<AccountHomeData>) {
  const { frame, counts, order, quote } = data;
  return (
    <AccountShell
      current={path}
      heading={`Hello, ${frame.firstName}`}
      lead="Here’s the latest on your leases."
      frame={frame}
      counts={counts}
    >
      <CountTiles counts={counts} />
      <div className={styles.panels}>
        <AccountPanel heading="Latest order" link={{ path: accountPaths.orders, label: 'All orders' }}>
          <LatePanel of={order} what="Your latest order" path={path}>
            {(latest) => <LatestOrderPart order={latest} />}
          </LatePanel>
        </AccountPanel>
        <AccountPanel heading="Latest quote" link={{ path: accountPaths.quotes, label: 'All quotes' }}>
          <LatePanel of={quote} what="Your latest quote" path={path}>
            {(latest) => <LatestQuotePart quote={latest} />}
          </LatePanel>
        </AccountPanel>
      </div>
      {frame.isLexCustomer && <AppPanel hasLink />}
    </AccountShell>
  );
}
