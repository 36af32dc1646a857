import type { z } from 'zod';
import type { eligibilityAnswersSchema } from '#shared/enquiries/kinds/eligibility-questions.ts';

/** The answers to the questions of the eligibility checker. */
export type EligibilityAnswers = z.infer<typeof eligibilityAnswersSchema>;

/** A guide to what a funder would say; it binds no funder. */
export interface EligibilityResult {
  readonly outlook: 'likely' | 'worth-a-talk' | 'unlikely';
  /** Reasons for the outlook, one sentence each. */
  readonly reasons: readonly string[];
  /** Steps that would help, one sentence each; empty when no reason speaks against approval. */
  readonly helps: readonly string[];
}

/** `stop`: most funders would say no for this reason alone. `doubt`: they would ask about it. */
interface Finding {
  readonly weight: 'stop' | 'doubt';
  readonly reason: string;
  readonly help: string;
}

/** Doubts that together weigh as much as a stop. */
const doubtsToStop = 4;

/**
 * An indication from nine answers, by rules of our own (2026-11-21): adults, some years in the UK, steady income that
 * leaves room for a rental, credit paid on time. Looks nothing up and binds no funder.
 */
export function judgeEligibility(answers: EligibilityAnswers): EligibilityResult {
  const findings = [
    ...aboutPerson(answers),
    ...aboutWork(answers),
    ...aboutMoney(answers),
    ...aboutCredit(answers),
  ];
  const helps = findings.map(({ help }) => help);
  const isStopped = findings.some(({ weight }) => weight === 'stop') || findings.length >= doubtsToStop;
  if (isStopped) return { outlook: 'unlikely', reasons: findings.map(({ reason }) => reason), helps };
  if (findings.length > 0)
    return { outlook: 'worth-a-talk', reasons: findings.map(({ reason }) => reason), helps };
  return { outlook: 'likely', reasons: inFavour, helps: [] };
}

const inFavour: readonly string[] = [
  'You have lived in the UK for long enough to have a history that funders can see.',
  'Your income is steady and leaves room for a monthly rental.',
  'You have had credit and pay on time.',
  'You can pay an initial rental, and you hold a licence.',
];

function aboutPerson({ age, residency, licence }: EligibilityAnswers): readonly Finding[] {
  const findings: Finding[] = [];
  if (age === 'minor')
    findings.push(stop('A lease can be agreed with adults only.', 'From your 18th birthday you can apply.'));
  if (residency === 'none')
    findings.push(
      stop('Funders lease to people who live in the UK.', 'Come back once you have an address here.'),
    );
  if (residency === 'under-1' || residency === '1-to-3')
    findings.push(
      doubt(
        'Many funders want to see three years of addresses in the UK.',
        'Being on the electoral roll, where you may be, and a bank account at your address help; some funders accept a shorter time.',
      ),
    );
  if (licence !== 'uk')
    findings.push(
      doubt(
        licence === 'none' ? 'You hold no driving licence.' : 'You do not hold a full UK licence yet.',
        'Funders and insurers usually ask for a full UK licence, or one that can be exchanged for it, of whoever drives most.',
      ),
    );
  return findings;
}

function aboutWork({ employment, jobLength }: EligibilityAnswers): readonly Finding[] {
  if (employment === 'not-working' || employment === 'student')
    return [
      doubt(
        'Without earnings from work or a pension, many funders cannot show that a rental is affordable.',
        'A job past its probation would help; so would a lease in the name of somebody you live with who earns and will drive the vehicle.',
      ),
    ];
  if (employment === 'retired' || (jobLength !== 'under-3-months' && jobLength !== '3-to-12-months'))
    return [];
  return [
    doubt(
      employment === 'self-employed'
        ? 'Funders usually want to see a year or more of accounts.'
        : 'You have been in your job for less than a year.',
      employment === 'self-employed'
        ? 'Accounts or tax returns, and bank statements of the last three months, help.'
        : 'Past the end of your probation it is easier; recent payslips help.',
    ),
  ];
}

function aboutMoney({ income, housing, upfront }: EligibilityAnswers): readonly Finding[] {
  const findings: Finding[] = [];
  if (income === 'under-12')
    findings.push(
      stop(
        'At this income a rental is rarely found affordable.',
        'Count all of your own income: a pension, a second job, rent.',
      ),
    );
  if (isStretched(income, housing))
    findings.push(
      doubt(
        'What your home costs leaves little of your income for a rental.',
        'Look at vehicles with a lower true monthly cost, a longer term or fewer miles a year.',
      ),
    );
  if (upfront === '0')
    findings.push(
      doubt(
        'Every lease begins with at least one rental.',
        'Put aside one rental and the processing fee before you apply: each deal says what is paid first.',
      ),
    );
  return findings;
}

/** Whether the home takes more than about 40% of the income before tax, at the middle of both bands. */
function isStretched(income: EligibilityAnswers['income'], housing: EligibilityAnswers['housing']): boolean {
  if (income === '12-to-20') return housing === '500-to-1000' || isDear(housing);
  if (income === '20-to-30') return isDear(housing);
  return income === '30-to-50' && housing === 'over-1500';
}

function isDear(housing: EligibilityAnswers['housing']): boolean {
  return housing === '1000-to-1500' || housing === 'over-1500';
}

function aboutCredit({ credit }: EligibilityAnswers): readonly Finding[] {
  if (credit === 'clean') return [];
  return [creditFindings[credit]];
}

const creditFindings: Readonly<Record<Exclude<EligibilityAnswers['credit'], 'clean'>, Finding>> = {
  'late-before': doubt(
    'Late payments stay on your credit file for six years.',
    'The longer ago they are, the less they count: a year without one is a good sign.',
  ),
  'late-lately': doubt(
    'Payments missed in the last year are what funders look at first.',
    'Twelve months of paying everything on time change the picture more than anything else.',
  ),
  serious: stop(
    'Many funders say no within six years of a default, judgment, IVA or bankruptcy.',
    'Check with the credit reference agencies when it leaves your file, and that what is settled is marked so.',
  ),
  thin: doubt(
    'Funders have little to judge you by when you have had no credit.',
    'A phone contract or credit card that you pay in full each month builds a history.',
  ),
};

function stop(reason: string, help: string): Finding {
  return { weight: 'stop', reason, help };
}

function doubt(reason: string, help: string): Finding {
  return { weight: 'doubt', reason, help };
}
