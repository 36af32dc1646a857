import { type DealType, dealTypes } from '#shared/deals/deal-type.ts';
import { isToggleChecked } from '#shared/deals/deal-type-toggle.ts';
import styles from './deal-type-toggle.module.css';

interface DealTypeToggleProps {
  readonly page: {
    readonly dealType: DealType;
    /** Address of the page under the other deal type; without one the toggle is not drawn. */
    readonly counterpart?: string;
  };
}

/**
 * Personal or business: a switch that leads to the same page under the other deal type. A form, so that it works
 * without scripts; with them client/deal-type/ changes the page in place and finds the switch by its id.
 */
export function DealTypeToggle({ page: { dealType, counterpart } }: DealTypeToggleProps) {
  if (!counterpart) return null;
  const isBusiness = isToggleChecked(dealType);
  return (
    <form className={styles.toggle} method="post" action="/deal-type" data-deal-type="">
      <input type="hidden" name="dealType" value={isBusiness ? 'personal' : 'business'} />
      <input type="hidden" name="next" value={counterpart} />
      <button id="deal-type" type="submit" role="switch" aria-checked={isBusiness}>
        <span className={styles.side}>
          Personal <small>{dealTypes.personal.vat}</small>
        </span>
        <span className="visually-hidden"> or </span>
        <span className={styles.side}>
          Business <small>{dealTypes.business.vat}</small>
        </span>
        <span className="visually-hidden"> prices; business when on</span>
      </button>
    </form>
  );
}
