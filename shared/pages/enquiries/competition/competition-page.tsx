import { formatDate } from '#shared/format/format-date.ts';
import { EnquiryForm } from '#shared/pages/enquiries/enquiry-form.tsx';
import { EnquiryFrame } from '#shared/pages/enquiries/enquiry-frame.tsx';
import styles from '#shared/pages/enquiries/enquiry-prose.module.css';
import { competitionTermsPath } from '#shared/routes/document-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { Notice } from '#shared/ui/notice.tsx';
import type { Competition, CompetitionData } from './competition-data.ts';

/** The competition that is configured, with its form while it is open. */
export default function CompetitionPage({ data }: PageProps<CompetitionData>) {
  const { competition, isOpen, definition, form } = data;
  return (
    <EnquiryFrame data={data}>
      {competition ? (
        <About competition={competition} isOpen={isOpen} />
      ) : (
        <p>There’s no competition at the moment.</p>
      )}
      {isOpen && <EnquiryForm definition={definition} form={form} />}
    </EnquiryFrame>
  );
}

interface AboutProps {
  readonly competition: Competition;
  readonly isOpen: boolean;
}

function About({ competition: { name, closesOn, terms, isDemonstration }, isOpen }: AboutProps) {
  return (
    <div className={styles.prose}>
      {isDemonstration && (
        <Notice kind="info">
          <p>This demonstration shows how to enter a competition. There’s nothing to win.</p>
        </Notice>
      )}
      <section>
        <h2>{name}</h2>
        {closesOn !== undefined && <p>{closingWords(closesOn, isOpen)}</p>}
        {terms !== undefined && <p>{terms}</p>}
        <p>
          <a href={competitionTermsPath}>Read the competition terms</a>
        </p>
      </section>
    </div>
  );
}

function closingWords(closesOn: string, isOpen: boolean): string {
  return isOpen
    ? `Enter by the end of ${formatDate(closesOn)}.`
    : `This competition closed on ${formatDate(closesOn)}.`;
}
