import type { ResultsFacts } from '#shared/pages/results/results-data.ts';
import { Button } from '#shared/ui/button.tsx';
import { RefusedFieldsContext } from '#shared/ui/field.tsx';
import { NumberField } from '#shared/ui/number-field.tsx';
import { MapPicture } from './map-picture.tsx';
import { MapTable } from './map-table.tsx';
import styles from './price-map.module.css';
import type { PriceMap as MapData } from './price-map-data.ts';

interface PriceMapProps {
  readonly map: MapData;
  /** Where the form for a budget leads. */
  readonly path: ResultsFacts['path'];
  readonly refused: ResultsFacts['refused'];
}

/**
 * Deals as dots: true monthly cost against another figure, each a link. A table has the same deals, and a form the budget
 * that client/price-map/ lets a mouse draw. A file of its own: pages of lists do not load it.
 */
export default function PriceMap({ map, path, refused }: PriceMapProps) {
  const { measures, against, axis, vat, notes } = map;
  const scales = { x: map.x, y: map.y, facet: map.facet };
  return (
    <section className={styles.map} aria-labelledby="price-map" data-price-map={JSON.stringify(scales)}>
      <div className={styles.head}>
        <h2 id="price-map">{`True monthly cost ${vat} against ${axis.toLowerCase()}`}</h2>
        <ul className={styles.measures} aria-label="Compare the cost with">
          {measures.map(({ measure, label, href }) => (
            <li key={measure}>
              <a href={href} data-live="" aria-current={measure === against ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <a className={styles.skip} href="#price-map-table">
        Skip the map
      </a>
      <MapPicture map={map} />
      <p className={styles.said} data-said="">
        Each dot is a deal: tap or point at one to see which. With a mouse, drag across the map to set your
        budget.
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <RefusedFieldsContext value={refused}>
        <BudgetForm map={map} path={path} />
      </RefusedFieldsContext>
      <MapTable map={map} />
    </section>
  );
}

function BudgetForm({ map: { kept, minPounds, maxPounds }, path }: Omit<PriceMapProps, 'refused'>) {
  return (
    <form className={styles.budget} action={path} data-live="">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <NumberField id="map-min" name="budgetMin" label="Cost from, £ a month" value={minPounds} />
      <NumberField id="map-max" name="budgetMax" label="Cost up to, £ a month" value={maxPounds} />
      <Button kind="secondary">Set budget</Button>
    </form>
  );
}
