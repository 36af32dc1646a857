import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { PanelPart } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx';
import { CodePanel } from './code-panel.tsx';
import { ConsentForm } from './consent-form.tsx';
import { DetailsList } from './details-list.tsx';
import type { PersonalDetailsData } from './personal-details-data.ts';
import { SecurityPanel } from './security-panel.tsx';

const path = accountPaths.personalDetails;

export default function PersonalDetailsPage({ data }: PageProps<PersonalDetailsData>) {
  const { frame, counts, form, faults, details, consents } = data;
  return (
    <AccountShell current={path} heading="Personal details" frame={frame} counts={counts}>
      <ErrorSummary faults={faults} />
      <AccountPanel heading="Your details">
        <PanelPart of={details} what="Your details" path={path}>
          {(held) => <DetailsList held={held} phone={data.phone} openingHours={data.openingHours} />}
        </PanelPart>
      </AccountPanel>
      <AccountPanel heading="What we may send you">
        <PanelPart of={consents} what="Your consents" path={path}>
          {(held) => <ConsentForm form={form} held={held} />}
        </PanelPart>
      </AccountPanel>
      <CodePanel form={form} />
      <SecurityPanel csrf={frame.csrf} />
      <AccountPanel heading="Your data">
        <p>
          <a href={accountPaths.yourData}>Download what we hold about you, or close your account</a>
        </p>
      </AccountPanel>
    </AccountShell>
  );
}
