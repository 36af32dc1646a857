import { type Choices, listControls } from '#shared/contracts/field-spec.ts';
import type { fleetServices } from '#shared/enquiries/kinds/fleet.ts';
import type { EnquiryData } from '#shared/pages/enquiries/enquiry-data.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import styles from '#shared/pages/enquiries/enquiry-prose.module.css';
import type { PageProps } from '#shared/routes/page.ts';

const meanings: Readonly<Record<keyof typeof fleetServices, string>> = {
  audit: 'What your vehicles cost in total, how they are used, and where you could save.',
  tendering: 'Quotes from several funders, compared side by side.',
  'duty-of-care':
    'Licences, insurance, tax and MOT for everyone who drives for work, including in their own car.',
  'green-fleet': 'Which vehicles could go electric and when, and the effect on tax and running costs.',
  supply: 'Cars and vans from order to delivery, and vehicles to drive until they arrive.',
  'funding-solutions':
    'Contract hire compared with other ways to pay, and their effect on tax and cash flow.',
  maintenance: 'Servicing, tyres and repairs for a fixed rental, and who to call when something breaks.',
};

/** What fleet support covers, then the form. */
export default function FleetPage({ data }: PageProps<EnquiryData>) {
  return (
    <EnquiryFrame data={data}>
      <div className={styles.prose}>
        <section>
          <h2>What we can help with</h2>
          <dl className={styles.facts}>
            {Object.entries(findServices(data)).map(([service, name]) => (
              <div key={service}>
                <dt>
                  <a href={`${data.definition.path}/${service}`}>{name}</a>
                </dt>
                <dd>{meanings[service as keyof typeof meanings]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <EnquiryForm definition={data.definition} form={data.form} />
    </EnquiryFrame>
  );
}

/** The services and their names, taken from the form below. */
function findServices({ definition }: EnquiryData): Choices {
  const field = listControls(definition.fields).find(({ name }) => name === 'services');
  return field && 'choices' in field ? field.choices : {};
}
