import type { WearVerdict } from '#shared/deals/wear-check.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { ToolFrame } from '#shared/pages/tools/tool-frame.tsx';
import { endingEarlyPath } from '#shared/routes/link-to.ts';
import type { PageProps } from '#shared/routes/page.ts';
import answer from '#shared/ui/answers/answer.module.css';
import { AnswerSentence } from '#shared/ui/answers/answer-sentence.tsx';
import type { PanelPlan } from '#shared/ui/charts/chart-data.ts';
import panelPlanPictureStyles from '#shared/ui/charts/panel-plan-picture.module.css';
import { Notice } from '#shared/ui/notice.tsx';
import styles from './fair-wear.module.css';
import { type FairWearData, FairWearForm, type Finding } from './fair-wear-form.tsx';

/** A check of the vehicle before it is handed back, part by part, and the days until then. */
export default function FairWearPage({ data }: PageProps<FairWearData>) {
  return (
    <ToolFrame
      heading="Fair wear and tear"
      lead="Check a lease vehicle before you hand it back: what’s normal wear, what to repair and what to ask your funder."
      form={<FairWearForm data={data} />}
      notes={data.notes}
      refused={data.refused}
      method={<Method />}
      figures={data.figures}
      guides={data.guides}
      faqs={data.faqs}
    >
      {data.startNow !== undefined && <Notice kind="warning">{data.startNow}</Notice>}
      <AnswerSentence isLive>{data.sentence}</AnswerSentence>
      <div className={styles.result}>
        <figure>
          <PanelPlanPicture plan={data.plan} />
          <figcaption className={answer.note}>
            Seen from above, front at the top, the driver’s side on the right. Choose a part to go to its
            field.
          </figcaption>
        </figure>
        <div className={styles.lists}>
          {verdicts.map((verdict) => (
            <Findings
              key={verdict}
              verdict={verdict}
              findings={data.findings.filter((each) => each.verdict === verdict)}
            />
          ))}
          <h2>What counts as normal</h2>
          <ul className={styles.plain}>
            {data.limits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={answer.note}>
            A guide from public summaries of the BVRLA standard, for cars. Your funder’s own copy decides.
          </p>
        </div>
      </div>
      {data.miles !== undefined && (
        <>
          <h2>Miles when you hand it back</h2>
          <p>{data.miles}</p>
        </>
      )}
      <ReturnList data={data} />
    </ToolFrame>
  );
}

const verdicts = ['damage', 'ask', 'fair'] as const;

const verdictTexts: Readonly<Record<WearVerdict, readonly [heading: string, advice: string]>> = {
  damage: [
    'Photograph and price a repair',
    'Likely to be charged. Compare a repairer’s price with what your funder would charge.',
  ],
  ask: [
    'Ask your funder',
    'Summaries of the standard differ here. Send photographs and ask for an answer in writing.',
  ],
  fair: ['Photograph and leave', 'Usually fair wear. Keep a photograph with the date.'],
};

interface FindingsProps {
  readonly verdict: WearVerdict;
  readonly findings: readonly Finding[];
}

function Findings({ verdict, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  const [heading, advice] = verdictTexts[verdict];
  return (
    <section>
      <h2>{heading}</h2>
      <ul className={styles.plain}>
        {findings.map(({ what }) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className={answer.note}>{advice}</p>
    </section>
  );
}

function Method() {
  return (
    <>
      <p>
        Each length you enter is compared with two lengths: up to the first, the summaries we’ve read agree
        that it’s fair wear; above the second, that it’s damage. In between they differ, so ask. A tyre’s
        tread must be at least the legal minimum across the middle three quarters, all the way round.
      </p>
      <p>
        Several marks on one part, rust, cracks, bare metal and anything that stops the vehicle passing an MOT
        count on their own, whatever their length.
      </p>
      <p>
        Miles at the end = miles on the clock + miles a month so far × months left.{' '}
        <a href={endingEarlyPath}>Handing it back early? See what that could cost</a>
      </p>
    </>
  );
}

/** What to do before the vehicle is handed back and by when, with boxes to tick on paper. */
function ReturnList({ data: { question, steps } }: { readonly data: FairWearData }) {
  return (
    <section className={styles.list}>
      <h2>{`Your list until ${formatDate(question.handBackOn)}`}</h2>
      <p>
        Print this page to take it with you. Ten to twelve weeks for the check is the standard’s advice; the
        later dates are ours.
      </p>
      <div className={styles.steps}>
        {steps.map(({ when, items }) => (
          <div key={when}>
            <h3>{when}</h3>
            <ul className={styles.ticks}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** A sign for each verdict, so that colour does not say it alone. */
const signs: Readonly<Record<WearVerdict, string>> = { fair: '✓', ask: '?', damage: '!' };

/** A vehicle from above, its sides folded out; each part is a link to its field. */
function PanelPlanPicture({ plan: { width, height, parts } }: { readonly plan: PanelPlan }) {
  return (
    <svg className={panelPlanPictureStyles.plan} viewBox={`0 0 ${width} ${height}`}>
      <title>Plan of the vehicle from above, front at the top</title>
      {parts.map((part) => (
        <a
          key={part.number}
          className={
            part.verdict
              ? `${panelPlanPictureStyles.part} ${panelPlanPictureStyles[part.verdict]}`
              : panelPlanPictureStyles.part
          }
          href={part.href}
          aria-label={part.label}
        >
          <rect x={part.x} y={part.y} width={part.width} height={part.height} rx={part.radius} />
          <text x={part.x + part.width / 2} y={part.y + part.height / 2} dy="5" textAnchor="middle">
            {part.verdict ? `${part.number} ${signs[part.verdict]}` : part.number}
          </text>
        </a>
      ))}
    </svg>
  );
}
