import type { PageProps } from '#shared/routes/page.ts';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import { Summary } from './summary.tsx';

/** A guide: the answer in three sentences, then the whole of it. */
export default function GuidePage({ data }: PageProps<ContentData>) {
  return <ContentFrame data={data} start={<Summary heading="In short" sentences={data.page.summary} />} />;
}
