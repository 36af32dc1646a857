import type { ReactNode } from 'react';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import { Notes } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { Questions } from '#shared/ui/questions.tsx';
import type { FigureNote } from './figure-note.ts';
import { FiguresUsed } from './figures-used.tsx';
import styles from './tool-frame.module.css';

interface ToolFrameProps {
  readonly heading: string;
  /** What the tool answers, in a sentence. */
  readonly lead: string;
  readonly form: ReactNode;
  /** What could not be used of the address. */
  readonly notes: readonly string[];
  /** The answer: a sentence, then a picture with its table. */
  readonly children: ReactNode;
  /** How the answer is worked out. */
  readonly method: ReactNode;
  readonly figures: readonly FigureNote[];
  /** Live deals that fit. */
  readonly deals?: ReactNode;
  readonly faqs: readonly FaqItem[];
}

/** A page that works something out: its form beside the answer, then how and from which figures. */
export function ToolFrame(props: ToolFrameProps) {
  const { heading, lead, form, notes, children, method, figures, deals, faqs } = props;
  return (
    <div className={layout.page}>
      <div>
        <h1>{heading}</h1>
        <p className={layout.lead}>{lead}</p>
      </div>
      <div className={styles.tool}>
        <div className={styles.form}>{form}</div>
        <section className={styles.answer} aria-label="Result">
          <Notes notes={notes} />
          {children}
        </section>
      </div>
      {deals}
      <section className={layout.questions}>
        <h2>How this is worked out</h2>
        <div className={styles.method}>{method}</div>
        {figures.length > 0 && <FiguresUsed figures={figures} />}
      </section>
      <section className={layout.questions}>
        <h2>Common questions</h2>
        <Questions items={faqs} />
      </section>
    </div>
  );
}
