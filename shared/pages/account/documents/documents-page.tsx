import { AccountPanel } from '#shared/pages/account/account-panel.tsx';
import { AccountShell } from '#shared/pages/account/account-shell.tsx';
import { LatePanel } from '#shared/pages/account/lease/panel.tsx';
import { accountPaths } from '#shared/routes/account-paths.ts';
import type { PageProps } from '#shared/routes/page.ts';
import { DocumentList } from './document-list.tsx';
import type { DocumentsData } from './documents-data.ts';
import { UploadForm } from './upload-form.tsx';

/** The customer's documents, and the form to add one; each works when the other fails. */
export default function DocumentsPage({ data }: PageProps<DocumentsData>) {
  const { frame, counts, form, documents } = data;
  return (
    <AccountShell
      current={accountPaths.documents}
      heading="Important documents"
      lead="Documents you’ve sent us and documents we’ve sent you. Only you and the people who handle your lease can see them."
      frame={frame}
      counts={counts}
    >
      <AccountPanel heading="Add a document">
        <UploadForm form={form} asked={data.asked} />
      </AccountPanel>
      <AccountPanel heading="Your documents">
        <LatePanel of={documents} what="Your documents" path={accountPaths.documents}>
          {(found) => <DocumentList documents={found} csrf={form.csrf} />}
        </LatePanel>
      </AccountPanel>
    </AccountShell>
  );
}
