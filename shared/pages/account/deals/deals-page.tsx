import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { LeaseList, NothingHere } from '#shared/pages/account/lease/lease-card.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { AlertForm } from './alert-form.tsx';
import { AlertList } from './alert-list.tsx';
import type { DealsData } from './deals-data.ts';
import { SaveDeal } from './save-deal.tsx';
import { SavedDealCard } from './saved-deal-card.tsx';

/** Saved deals, each with today's price beside the one it was saved at, and the alerts on them. */
export default function DealsPage({ data }: PageProps<DealsData>) {
  const { frame, counts, toSave, toWatch, deals, alerts, form } = data;
  return (
    <AccountShell
      current={accountPaths.deals}
      heading="Saved deals"
      lead="The price when you saved it, and the price of the same lease today."
      frame={frame}
      counts={counts}
    >
      {!toSave && !toWatch && form.faults.message && (
        <Notice kind="warning">
          <p>{form.faults.message}</p>
        </Notice>
      )}
      {toSave && (
        <AccountPanel heading="Save this deal?">
          <SaveDeal deal={toSave} form={form} />
        </AccountPanel>
      )}
      {toWatch && (
        <AccountPanel heading="Tell me when…">
          <AlertForm deal={toWatch} form={form} />
        </AccountPanel>
      )}
      {deals.length === 0 ? (
        !toSave && <NoDeals />
      ) : (
        <LeaseList>
          {deals.map((deal) => (
            <SavedDealCard key={deal.id} deal={deal} csrf={frame.csrf} />
          ))}
        </LeaseList>
      )}
      {alerts.length > 0 && (
        <AccountPanel heading="Alerts">
          <AlertList alerts={alerts} csrf={frame.csrf} />
        </AccountPanel>
      )}
    </AccountShell>
  );
}

function NoDeals() {
  return (
    <NothingHere>
      <p>No saved deals yet. To save one, use the link on any vehicle’s page.</p>
      <ButtonLink kind="secondary" href={dealsPath('personal')}>
        Look at car deals
      </ButtonLink>
    </NothingHere>
  );
}
