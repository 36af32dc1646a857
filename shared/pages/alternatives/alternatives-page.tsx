import { profileValues } from '#shared/deals/profile-fields.ts';
import { profileQuery } from '#shared/deals/profile-query.ts';
import { ProfileControl } from '#shared/pages/results/profile-control.tsx';
import { reviewsPath, scopePath, vehiclePath, withQuery } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Button } from '#shared/ui/button.tsx';
import { DealCard } from '#shared/ui/deal-card.tsx';
import { DealGrid } from '#shared/ui/deal-grid.tsx';
import { DealTypeToggle } from '#shared/ui/deal-type-toggle.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { PicksForms } from '#shared/ui/picks-forms.tsx';
import { Questions } from '#shared/ui/questions.tsx';
import { useSettledForm } from '#shared/ui/use-settled-form.ts';
import type { AlternativesData } from './alternatives-data.ts';
import styles from './alternatives-page.module.css';

/** Ranges that are like a range, each by one deal and with its reason. */
export default function AlternativesPage({ data }: PageProps<AlternativesData>) {
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1>{data.heading}</h1>
        <p>{data.introduction}</p>
        <DealTypeToggle page={data} />
      </div>
      <LeaseForm data={data} />
      <Notes notes={data.notes} />
      <AlternativeCards data={data} />
      <Onward data={data} />
      <section className={layout.questions}>
        <h2>Common questions</h2>
        <Questions items={data.faqs} />
      </section>
    </div>
  );
}

/** The lease at which all of them are priced: a GET form, which scripts send at each change. */
function LeaseForm({ data }: { readonly data: AlternativesData }) {
  const form = useSettledForm(data, profileValues(data.profile));
  return (
    <form ref={form} action={data.path} data-live="">
      <ProfileControl profile={data.profile} />
      <div className={styles.submit}>
        <Button kind="secondary">Update prices</Button>
      </div>
    </form>
  );
}

function AlternativeCards({
  data: { alternatives, profile, imageHost },
}: {
  readonly data: AlternativesData;
}) {
  const query = profileQuery(profile);
  if (alternatives.length === 0) return <p>We have nothing close to it at the moment.</p>;
  return (
    <>
      <DealGrid>
        {alternatives.map(({ deal, reason }, index) => (
          <li key={deal.vehicle.vehicleRef} className={styles.alternative}>
            <p className={styles.reason}>{reason}</p>
            <DealCard
              deal={deal}
              href={withQuery(vehiclePath(deal.dealType, deal.vehicle), query)}
              headingLevel={2}
              imageHost={imageHost}
              position={index + 1}
            />
          </li>
        ))}
      </DealGrid>
      <PicksForms profile={profile} />
    </>
  );
}

function Onward({ data }: { readonly data: AlternativesData }) {
  const { dealType, make, range, profile, alternatives, compareHref } = data;
  const rangePath = scopePath(dealType, { make: make.slug, range: range.slug });
  return (
    <ul className={layout.onward}>
      <li>
        <a href={withQuery(rangePath, profileQuery(profile))}>{`All ${make.name} ${range.name} deals`}</a>
      </li>
      <li>
        <a
          href={withQuery(
            reviewsPath(dealType, { make: make.slug, range: range.slug }),
            profileQuery(profile),
          )}
        >
          {`What drivers say about the ${range.name}`}
        </a>
      </li>
      {alternatives.length > 0 && (
        <li>
          <a href={compareHref}>{`Compare the ${range.name} with the closest, side by side`}</a>
        </li>
      )}
    </ul>
  );
}
