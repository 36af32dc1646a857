import type { PageProps } from '#shared/routes/page.ts';
import type { ContentData } from './content-data.ts';
import { ContentFrame } from './content-frame.tsx';
import { Summary } from './summary.tsx';
import { textPicture } from './text-picture.ts';

/** A guide: its drawing, the answer in three sentences, then the whole of it. */
export default function GuidePage({ data }: PageProps<ContentData>) {
  return (
    <ContentFrame
      data={data}
      picture={textPicture(data.page.path, data.imageHost)}
      start={<Summary heading="In short" sentences={data.page.summary} />}
    />
  );
}
