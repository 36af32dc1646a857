import type { PageProps } from '#shared/routes/page.ts';
import { staffOfferPath, staffOfferPaths } from '#shared/routes/staff-paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { OfferDayFields } from './offer-day-fields.tsx';
import type { StaffOfferData } from './offers-data.ts';
import { offerFields } from './staff-fields.ts';
import { StaffForm } from './staff-form.tsx';
import { StaffFrame } from './staff-frame.tsx';
import { Facts } from './staff-list.tsx';
import styles from './staff-sides.module.css';
import text from './staff-text.module.css';

/** One special offer: its facts, and what can be done about it. */
export default function StaffOfferPage({ data }: PageProps<StaffOfferData>) {
  const { offer, state } = data;
  const { vehicle, vehicleHref, reference, days, says, madeBy } = offer;
  return (
    <StaffFrame data={data} title={vehicle} order={Object.keys(offerFields)}>
      <div className={styles.sides}>
        <Facts
          title="Special offer"
          facts={[
            { label: 'Days', value: days },
            { label: 'On the site', value: says },
            { label: 'Vehicle', value: reference, href: vehicleHref },
            { label: 'Made by', value: madeBy },
          ]}
        />
        <div className={styles.stack}>
          {state !== 'ended' && <ChangeDays data={data} />}
          {state === 'running' ? <End data={data} /> : <Remove data={data} />}
        </div>
      </div>
    </StaffFrame>
  );
}

type Part = { readonly data: StaffOfferData };

function ChangeDays({ data: { offer, frame, form, startsOn, endsOn } }: Part) {
  const shown = { values: { startsOn, endsOn, ...form?.values }, faults: form?.faults ?? { fields: {} } };
  return (
    <section className={styles.stack}>
      <h2>Change the days</h2>
      <StaffForm
        action={staffOfferPath(offer.id, staffOfferPaths.change)}
        csrf={frame.csrf}
        hidden={{ seenStart: startsOn, seenEnd: endsOn }}
      >
        <OfferDayFields form={shown} />
        <Button>Change the days</Button>
      </StaffForm>
    </section>
  );
}

function End({ data: { offer, frame } }: Part) {
  return (
    <section className={styles.stack}>
      <h2>End early</h2>
      <p className={text.quiet}>The site stops showing it within seconds. It can’t be started again.</p>
      <StaffForm action={staffOfferPath(offer.id, staffOfferPaths.end)} csrf={frame.csrf}>
        <Button kind="secondary">End this offer now</Button>
      </StaffForm>
    </section>
  );
}

function Remove({ data: { offer, frame } }: Part) {
  return (
    <section className={styles.stack}>
      <h2>Remove</h2>
      <p className={text.quiet}>Takes it out of the list. The audit log keeps who made and removed it.</p>
      <StaffForm action={staffOfferPath(offer.id, staffOfferPaths.remove)} csrf={frame.csrf}>
        <Button kind="secondary">Remove this offer</Button>
      </StaffForm>
    </section>
  );
}
