import { formatPounds } from '#shared/format/format-pounds.ts';
import { RemoveForm } from '#shared/pages/account/lease/remove-form.tsx';
import { HistoryFigure } from '#shared/ui/charts/history-figure.tsx';
import styles from './deals.module.css';
import type { AlertView } from './deals-data.ts';

interface AlertListProps {
  readonly alerts: readonly AlertView[];
  readonly csrf: string;
}

/** Every alert, whether it is on, and a button that ends it. */
export function AlertList({ alerts, csrf }: AlertListProps) {
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
