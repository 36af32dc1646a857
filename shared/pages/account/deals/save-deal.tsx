import type { FormState } from '#shared/ui/form/form-state.ts';
import { PostForm } from '#shared/ui/form/post-form.tsx';
import { PriceBlock } from '#shared/ui/price-block.tsx';
import styles from './deals.module.css';
import type { DealToSave } from './deals-data.ts';

interface SaveDealProps {
  readonly deal: DealToSave;
  readonly form: FormState;
}

/** The deal to save, and the button that saves it. The price that is kept is the catalogue's price at that moment. */
export function SaveDeal({ deal, form }: SaveDealProps) {
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
