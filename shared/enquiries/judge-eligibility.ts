import type { EligibilityAnswers } from '#shared/enquiries/kinds/eligibility-questions.ts';

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

/** This many doubts count as much as one stop. */
const doubtsToStop = 4;

/**
 * A guide from nine answers, by our own rules (2026-11-21): adults, some years in the UK, steady income that leaves
 * room for a rental, credit paid on time. Looks nothing up and binds no funder.
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
  'You’ve lived in the UK long enough for funders to see your history.',
  'Your income is steady and leaves room for a monthly rental.',
  'You’ve had credit and pay on time.',
  'You can make an initial payment, and you hold a licence.',
];

function aboutPerson({ age, residency, licence }: EligibilityAnswers): readonly Finding[] {
  const findings: Finding[] = [];
  if (age === 'minor')
    findings.push(
      stop('You have to be 18 or over to take out a lease.', 'You can apply from your 18th birthday.'),
    );
  if (residency === 'none')
    findings.push(
      stop('Funders lease to people who live in the UK.', 'Come back when you have an address here.'),
    );
  if (residency === 'under-1' || residency === '1-to-3')
    findings.push(
      doubt(
        'Many funders want to see three years of addresses in the UK.',
        'It helps to have a bank account at your address and, if you’re allowed to vote here, to be on the electoral roll. Some funders accept a shorter time.',
      ),
    );
  if (licence !== 'uk')
    findings.push(
      doubt(
        licence === 'none' ? 'You don’t have a driving licence.' : 'You don’t have a full UK licence yet.',
        'Funders and insurers usually ask the main driver for a full UK licence, or one that can be exchanged for it.',
      ),
    );
  return findings;
}

function aboutWork({ employment, jobLength }: EligibilityAnswers): readonly Finding[] {
  if (employment === 'not-working' || employment === 'student')
    return [
      doubt(
        'Without earnings from work or a pension, many funders can’t show that you can afford a rental.',
        'It would help to have a job and be past the probation period. Or someone you live with, who earns and will drive the vehicle, could take the lease.',
      ),
    ];
  if (employment === 'retired' || (jobLength !== 'under-3-months' && jobLength !== '3-to-12-months'))
    return [];
  return [
    doubt(
      employment === 'self-employed'
        ? 'Funders usually want to see a year or more of accounts.'
        : 'You’ve been in your job for less than a year.',
      employment === 'self-employed'
        ? 'Accounts or tax returns and three months of bank statements help.'
        : 'It’s easier once you’ve passed your probation. Recent payslips help.',
    ),
  ];
}

function aboutMoney({ income, housing, upfront }: EligibilityAnswers): readonly Finding[] {
  const findings: Finding[] = [];
  if (income === 'under-12')
    findings.push(
      stop(
        'Funders rarely find a rental affordable on this income.',
        'Count all of your own income, such as a pension, a second job or rent.',
      ),
    );
  if (isStretched(income, housing))
    findings.push(
      doubt(
        'The cost of your home leaves little of your income for a rental.',
        'Look at vehicles with a lower true monthly cost, a longer term or fewer miles a year.',
      ),
    );
  if (upfront === '0')
    findings.push(
      doubt(
        'Every lease starts with at least one rental.',
        'Put aside one rental and the processing fee before you apply. Each deal says what you pay up front.',
      ),
    );
  return findings;
}

/** Whether the home costs more than about 40% of the income before tax, taking the middle of both bands. */
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
    'The older they are, the less they count. A year without one is a good sign.',
  ),
  'late-lately': doubt(
    'Funders look first at payments missed in the last year.',
    'Twelve months of paying everything on time helps more than anything else.',
  ),
  serious: stop(
    'Many funders say no within six years of a default, judgment, IVA or bankruptcy.',
    'Check with the credit reference agencies when it leaves your file, and that anything you’ve settled is marked as settled.',
  ),
  thin: doubt(
    'Funders have little to go on if you’ve had no credit.',
    'A phone contract, or a credit card you pay in full each month, builds a history.',
  ),
};

function stop(reason: string, help: string): Finding {
  return { weight: 'stop', reason, help };
}

function doubt(reason: string, help: string): Finding {
  return { weight: 'doubt', reason, help };
}
