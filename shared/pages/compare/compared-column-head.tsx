import { ButtonLink } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { ComparedColumn } from './compare-data.ts';
import styles from './compared-column-head.module.css';
import { ScaledDrawing } from './scaled-drawing.tsx';

/** A deal at the head of its column: its drawing, name and cost, and the ways on. */
export function ComparedColumnHead({ column }: { readonly column: ComparedColumn }) {
  const { makeName, modelName, derivativeName, href, image, removeHref, quoteHref, trueMonthly, vat } =
    column;
  return (
    <div className={styles.column}>
      <div className={styles.stage}>
        <ScaledDrawing image={image} />
        <a className={styles.remove} href={removeHref}>
          <Icon name="close" size={16} label={`Remove the ${makeName} ${modelName}`} />
        </a>
      </div>
      <a className={styles.name} href={href}>
        {`${makeName} ${modelName} `}
        <span className={styles.derivative}>{derivativeName}</span>
      </a>
      <p className={styles.cost}>
        <b className={styles.figure}>{trueMonthly ?? 'Price on application'}</b>
        {trueMonthly !== undefined && <small>{`true monthly cost ${vat}`}</small>}
      </p>
      <div className={styles.quote}>
        <ButtonLink href={quoteHref}>
          {trueMonthly === undefined ? 'Ask for a price' : 'Get this quote'}
        </ButtonLink>
      </div>
    </div>
  );
}
