import { comparePath } from '#shared/deals/compared-deals.ts';
import { dealTypes } from '#shared/deals/deal-type.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { energyQuery } from '#shared/deals/running-cost.ts';
import { Button } from '#shared/ui/button.tsx';
import { HiddenFields } from '#shared/ui/hidden-fields.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import styles from './add-deal.module.css';
import type { AddableDeal, AddChoice, CompareData } from './compare-data.ts';

/** Adds a deal without leaving the page: a make, then the cheapest deal of each of its ranges. */
export function AddDeal({ data }: { readonly data: CompareData }) {
  const { add } = data;
  if (!add) return null;
  return (
    <section className={styles.add} id="add" aria-labelledby="add-heading">
      <h2 id="add-heading">{data.columns.length === 0 ? 'Choose by make' : 'Add a deal'}</h2>
      <MakeForm data={data} add={add} />
      {add.make !== undefined && <Offers add={add} />}
    </section>
  );
}

interface MakeFormProps {
  readonly data: CompareData;
  readonly add: AddChoice;
}

function MakeForm({ data, add: { makes, make = '' } }: MakeFormProps) {
  const form = useSettledForm(data, { make });
  const items = data.columns.map(({ item }) => item).join(',');
  return (
    <form ref={form} className={styles.form} action={comparePath} data-live="">
      {data.columns.length > 0 && <input type="hidden" name="deals" value={items} />}
      <HiddenFields query={{ ...profileQuery(data.profile), ...energyQuery(data.energyPrices) }} />
      <SelectField
        name="make"
        label="Make"
        value={make}
        choices={[
          { value: '', label: 'Choose a make' },
          ...makes.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <div className={styles.submit}>
        <Button kind="secondary">Show its deals</Button>
      </div>
    </form>
  );
}

function Offers({ add: { offers, dealType } }: { readonly add: AddChoice }) {
  if (offers.length === 0) return <p>This make has no price for that term and mileage.</p>;
  return (
    <>
      <p className={styles.note}>
        {`The cheapest version of each range, by true monthly cost ${dealTypes[dealType].vat}.`}
      </p>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.href}>
            <Offer offer={offer} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Offer({ offer: { name, derivativeName, price, href } }: { readonly offer: AddableDeal }) {
  return (
    <a className={styles.offer} href={href}>
      <span>
        <b>{name}</b>
        <small>{derivativeName}</small>
      </span>
      <span className={styles.price}>{price}</span>
      <span className={styles.plus}>Add</span>
    </a>
  );
}
