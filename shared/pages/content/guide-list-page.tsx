import type { PageProps } from '#shared/routes/page.ts';
import layout from '#shared/ui/page-layout.module.css';
import type { ContentListData } from './content-data.ts';
import { LinkCards } from './link-cards.tsx';

/** Guides, by section where the list has several. */
export default function GuideListPage({ data: { heading, lead, groups } }: PageProps<ContentListData>) {
  const isOne = groups.length === 1;
  return (
    <div>
      <div className={layout.page}>
        <div>
          <h1>{heading}</h1>
          <p className={layout.lead}>{lead}</p>
        </div>
        {groups.map((group) => (
          <section key={group.heading}>
            {!isOne && <h2>{group.path ? <a href={group.path}>{group.heading}</a> : group.heading}</h2>}
            <LinkCards links={group.links} headingLevel={isOne ? 2 : 3} />
          </section>
        ))}
      </div>
    </div>
  );
}
