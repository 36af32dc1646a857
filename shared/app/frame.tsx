import { createContext, memo, type ReactNode } from 'react';
import type { PageFacts } from '#shared/routes/page.ts';
import { Breadcrumbs } from '#shared/ui/breadcrumbs.tsx';
import { Document } from './document.tsx';
import type { DrawnHead, StartFacts } from './page-state.ts';
import { Shell } from './shell.tsx';

/** Facts about the site that every page may show; server and browser each provide them around the frame. */
export const SiteFactsContext = createContext<StartFacts | undefined>(undefined);

interface FrameProps {
  readonly head: DrawnHead;
  readonly facts: PageFacts;
  /** The page; absent on the server where its markup was drawn before. */
  readonly page?: ReactNode;
  /** What the browser adds. */
  readonly afterPage?: ReactNode;
}

/** The document around a page. In the browser it is drawn again only when the visitor goes to another page. */
export const Frame = memo(({ head, facts, page, afterPage }: FrameProps) => {
  return (
    <Document head={head}>
      <Shell
        vehicleTab={facts.tab ?? 'car'}
        dealType={facts.dealType}
        breadcrumbs={
          head.breadcrumbs === 'hidden' ? undefined : (
            <Breadcrumbs trail={head.trail} style={head.breadcrumbs} carried={head.carried} />
          )
        }
      >
        {page}
      </Shell>
      {afterPage}
    </Document>
  );
});
