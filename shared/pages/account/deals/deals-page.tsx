import { formatPounds } from '#shared/format/format-pounds.ts';
import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { LeaseList, NothingHere } from '#shared/pages/account/lease/lease-card.tsx';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import { dealsPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import { HistoryFigure } from '#shared/ui/charts/history-figure.tsx';
import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { Notice } from '#shared/ui/notice.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import { AlertForm } from './alert-form.tsx';
import styles from './deals.module.css';
import type { AlertView, DealsData, DealToSave } from './deals-data.ts';
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

interface SaveDealProps {
  readonly deal: DealToSave;
  readonly form: FormState;
}

/** The deal to save, and the button that saves it. The price that is kept is the catalogue's price at that moment. */
function SaveDeal({ deal, form }: SaveDealProps) {
  const { dealType, vehicleRef, profile, name, image, href } = deal;
  return (
    <div className={styles.save}>
      {image && <img className={styles.picture} src={image.src} alt={image.alt} width={192} height={96} />}
      <h3>{href ? <a href={href}>{name}</a> : name}</h3>
      <PriceBlock price={deal.price} size="small" isInsured={deal.isInsured === true} />
      <PostForm
        action="/api/account/deals"
        form={form}
        submit="Save this deal"
        hidden={{
          vehicleRef,
          dealType,
          term: String(profile.termMonths),
          miles: String(profile.annualMiles),
          initial: String(profile.initialMonths),
          maintained: String(profile.isMaintained),
        }}
      />
    </div>
  );
}

interface AlertListProps {
  readonly alerts: readonly AlertView[];
  readonly csrf: string;
}

/** Every alert, whether it is on, and a button that ends it. */
function AlertList({ alerts, csrf }: AlertListProps) {
  return (
    <ul className={styles.alertList}>
      {alerts.map((alert) => (
        <li key={alert.id}>
          <div>
            <p>
              <b>{alert.href ? <a href={alert.href}>{alert.name}</a> : alert.name}</b>
            </p>
            <p className={styles.small}>
              {`${alertWords(alert)}. ${alert.isConfirmed ? 'On' : 'Waiting for you to follow the link in our email'}.`}
            </p>
          </div>
          <RemoveForm
            action={`/api/account/alerts/${encodeURIComponent(alert.id)}/remove`}
            csrf={csrf}
            label="Turn off"
            of={`the alert on ${alert.name}`}
          />
          {alert.priceHistory && (
            <div className={styles.history}>
              <HistoryFigure history={alert.priceHistory} vat={alert.vat} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "When the true monthly cost is below £250 inc VAT", "When it is in stock" */
function alertWords({ kind, belowPence, vat }: AlertView): string {
  if (kind === 'back-in-stock') return 'When it’s in stock';
  if (belowPence === undefined) return 'When it costs less';
  return `When the true monthly cost is below ${formatPounds(belowPence)} ${vat}`;
}
