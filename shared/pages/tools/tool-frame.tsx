import { createContext, type ReactNode, useContext } from 'react';
import type { RefusedFields } from '#shared/contracts/refused-fields.ts';
import { formatDate } from '#shared/format/format-date.ts';
import type { FaqItem } from '#shared/seo/faq-page.ts';
import type { OpenEndedFigures, Sureness } from '#shared/tax/figures/dated-figures.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { RefusedFieldsContext } from '#shared/ui/field.tsx';
import { type GuideLink, GuideLinks } from '#shared/ui/guide-links.tsx';
import { Notes } from '#shared/ui/notice.tsx';
import layout from '#shared/ui/page-layout.module.css';
import { Questions } from '#shared/ui/questions.tsx';
import figuresUsedStyles from './figures-used.module.css';
import styles from './tool-frame.module.css';

/** Where figures of a page come from and how long they hold, as the page says it. */
export type FigureNote = Pick<
  OpenEndedFigures<unknown>,
  'title' | 'from' | 'until' | 'source' | 'sureness' | 'checkedOn'
>;

interface ToolFrameProps {
  readonly heading: string;
  /** What the tool answers, in a sentence. */
  readonly lead: string;
  readonly form: ReactNode;
  /** What could not be used of the address. */
  readonly notes: readonly string[];
  /** The fields of it, which keep what was typed. */
  readonly refused?: RefusedFields | undefined;
  /** The answer: a sentence, then a picture with its table. */
  readonly children: ReactNode;
  /** How the answer is worked out. */
  readonly method: ReactNode;
  readonly figures: readonly FigureNote[];
  /** Live deals that fit. */
  readonly deals?: ReactNode;
  readonly guides?: readonly GuideLink[];
  readonly faqs: readonly FaqItem[];
}

const answerId = 'answer';
const formId = 'figures';

/** True where a tool is drawn within a text, which has what else its page would say. */
export const ToolInTextContext = createContext(false);

/**
 * A page that works something out: its answer, which begins with an example, and the form, which stands to its left where
 * there is room and below it on phones; then how and from which figures. Within a text it is
 * the form and the answer alone; what is typed there leads to the page.
 */
export function ToolFrame(props: ToolFrameProps) {
  const {
    heading,
    lead,
    form,
    notes,
    refused = {},
    children,
    method,
    figures,
    deals,
    guides = [],
    faqs,
  } = props;
  const tool = (
    <div className={styles.tool}>
      <section className={styles.answer} id={answerId} aria-label="Result">
        <div className={styles.notes} role="status">
          <Notes notes={notes} />
        </div>
        <a className={styles.change} href={`#${formId}`}>
          Change the figures
        </a>
        {children}
      </section>
      <div className={styles.form} id={formId}>
        <RefusedFieldsContext value={refused}>{form}</RefusedFieldsContext>
      </div>
    </div>
  );
  if (useContext(ToolInTextContext)) {
    return (
      <section className={styles.inText} data-in-text="" aria-label={heading}>
        <p className={styles.name}>{heading}</p>
        {tool}
      </section>
    );
  }
  return (
    <div className={layout.page}>
      <div>
        <h1>{heading}</h1>
        <p className={layout.lead}>{lead}</p>
      </div>
      {tool}
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
      <GuideLinks links={guides} />
    </div>
  );
}

interface ToolSubmitProps {
  readonly path: string;
  readonly children?: string;
}

/**
 * The end of a tool's form. Without scripts it is the button that sends the form and leads to the answer. With them the
 * answer follows each change, so it is the way up to it where it stands above the form.
 */
export function ToolSubmit({ path, children = 'Work it out' }: ToolSubmitProps) {
  return (
    <div className={styles.submit}>
      <Button formAction={`${path}#${answerId}`}>{children}</Button>
      <ButtonLink href={`#${answerId}`}>See the result</ButtonLink>
    </div>
  );
}

const surenessWords: Readonly<Record<Sureness, string>> = {
  source: 'read at the source',
  'several-reports': 'several reports agree',
  'one-report': 'one report only, so treat it with care',
  assumption: 'an estimate, not a published figure',
};

/** Where the figures come from, how long they hold and when they were last checked. */
export function FiguresUsed({ figures }: { readonly figures: readonly FigureNote[] }) {
  return (
    <details className={figuresUsedStyles.figures}>
      <summary>Figures used, with their sources and dates</summary>
      <ul>
        {figures.map(({ title, from, until, source, sureness, checkedOn }) => (
          <li key={title}>
            <b>{title}</b>
            {`: ${spanWords(from, until)}. ${source}; ${surenessWords[sureness]}. Checked on ${formatDate(checkedOn)}.`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function spanWords(from: string, until: string | undefined): string {
  return until === undefined ? `from ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(until)}`;
}
