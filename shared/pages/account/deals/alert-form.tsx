import { dealTypes } from '#shared/deals/deal-type.ts';
import { formatPounds } from '#shared/format/format-pounds.ts';
import { HistoryFigure } from '#shared/ui/charts/history-figure.tsx';
import { type FormState, typedValue } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { TextField } from '#shared/ui/form/text-field.tsx';
import styles from './deals.module.css';
import type { SavedDealView } from './deals-data.ts';

interface AlertFormProps {
  readonly deal: SavedDealView;
  readonly form: FormState;
}

/**
 * The form for an alert about one saved deal. The alert is on once the customer follows the link in the first email.
 */
export function AlertForm({ deal, form }: AlertFormProps) {
  const { id, name, dealType, isInStock, priceHistory } = deal;
  const [priceForm, stockForm] = [formOf(form, 'price-drop'), formOf(form, 'back-in-stock')];
  const typed = typedValue(priceForm, 'belowPounds');
  return (
    <div className={styles.alerts}>
      <p>
        <b>{name}</b>
      </p>
      <PostForm
        action="/api/account/alerts"
        form={priceForm}
        submit="Tell me when it costs less"
        hidden={{ kind: 'price-drop', dealId: id }}
        label="Price alert"
      >
        {(errors) => (
          <TextField
            name="belowPounds"
            label={`True monthly cost below, in pounds${deal.priceNow ? ` ${deal.priceNow.vat}` : ''}`}
            hint={todayWords(deal)}
            value={typed || usualLimit(deal)}
            inputMode="numeric"
            maxLength={12}
            error={errors.belowPounds}
          />
        )}
      </PostForm>
      {priceHistory && (
        <div className={styles.history}>
          <HistoryFigure history={priceHistory} vat={dealTypes[dealType].vat} />
        </div>
      )}
      {!isInStock && (
        <PostForm
          action="/api/account/alerts"
          form={stockForm}
          submit="Tell me when it’s in stock"
          submitKind="secondary"
          hidden={{ kind: 'back-in-stock', dealId: id }}
          label="Stock alert"
        />
      )}
      <p className={styles.small}>
        We’ll email you a link to turn the alert on. Every email after that has a link to turn it off.
      </p>
    </div>
  );
}

/** The form's state if the last try was for this kind of alert; otherwise an empty form. */
function formOf(form: FormState, kind: 'price-drop' | 'back-in-stock'): FormState {
  return typedValue(form, 'kind') === kind ? form : { csrf: form.csrf, values: {}, faults: { fields: {} } };
}

function todayWords({ priceNow }: SavedDealView): string | undefined {
  return priceNow && `Today it’s ${formatPounds(priceNow.trueMonthlyPence)} a month.`;
}

/** The suggested limit: today's true monthly cost, rounded down to whole pounds. */
function usualLimit({ priceNow }: SavedDealView): string {
  return priceNow ? String(Math.floor(priceNow.trueMonthlyPence / 100)) : '';
}
