import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { ask } from '#scripts/siege/ask.ts';
import type { Ground } from '#scripts/siege/ground.ts';
import { judge } from '#scripts/siege/observatory.ts';
import { pageKinds } from '#scripts/siege/page-kinds.ts';
import type { Row } from '#scripts/siege/row.ts';
import { openStage } from '#scripts/siege/stage.ts';

/** Every kind of answer through HAProxy, judged by the rules of Mozilla's Observatory and by Google's csp_evaluator. */
export async function headers(ground: Ground): Promise<readonly Row[]> {
  const stage = await openStage(ground, {
    SITE_ORIGIN: 'https://localhost',
    STAFF: 'ann@staff.example=admin',
  });
  try {
    const kinds = await Promise.all(
      Object.entries(pageKinds).map(async ([kind, path]) => judgeKind(kind, await ask(stage.origin + path))),
    );
    return toRows(kinds);
  } finally {
    await stage.close();
  }
}

interface Kind {
  readonly kind: string;
  readonly isPage: boolean;
  readonly hasScript: boolean;
  readonly score: number;
  readonly lost: readonly string[];
  /** What csp_evaluator finds grave, perhaps grave, or misspelt. */
  readonly findings: readonly string[];
  /** Headers that ought not to be there, or lack. */
  readonly others: readonly string[];
}

function judgeKind(
  kind: string,
  { status, headers: sent, text: html }: Awaited<ReturnType<typeof ask>>,
): Kind {
  const policy = new CspParser(String(sent['content-security-policy'] ?? '')).csp;
  const findings = new CspEvaluator(policy)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${kind}: ${directive}: ${description}`);
  const others = [
    status === 0 && 'no answer',
    sent['cross-origin-opener-policy'] !== 'same-origin' && 'cross-origin-opener-policy',
    sent['permissions-policy'] === undefined && 'permissions-policy',
    (sent['x-powered-by'] ?? sent.server) && 'names its software',
  ].filter((fault) => typeof fault === 'string' && fault !== '');
  const isPage = String(sent['content-type']).startsWith('text/html');
  const { score, lost } = judge({ headers: sent, html });
  return {
    kind,
    isPage,
    hasScript: /<script[^>]*\ssrc=/.test(html),
    score,
    lost,
    findings,
    others: others.map((fault) => `${kind}: ${fault}`),
  };
}

function toRows(kinds: readonly Kind[]): readonly Row[] {
  const pages = kinds.filter(({ isPage }) => isPage);
  // A page without a script gets no points for the integrity of scripts.
  const low = pages.filter(({ score, hasScript }) => score < (hasScript ? 140 : 135));
  const lowest = Math.min(...pages.filter(({ hasScript }) => hasScript).map(({ score }) => score));
  const lost = kinds.flatMap(({ kind, lost: each }) => each.map((test) => `${kind}: ${test}`));
  const findings = kinds.flatMap((each) => each.findings);
  const others = kinds.flatMap((each) => each.others);
  return [
    {
      promise:
        'Observatory: 140 of 145 or better on every kind of page, by its published rules (not by its scanner)',
      measured: `${pages.length} kinds of page, ${lowest} at least where there is a script; lower: ${list(low.map(({ kind, score }) => `${kind} ${score}`))}; points lost by ${kinds.length} kinds of answer: ${list(lost)}`,
      isMet: low.length + lost.length === 0,
    },
    {
      promise: 'csp_evaluator finds nothing in the policy of any answer',
      measured: list(findings),
      isMet: findings.length === 0,
    },
    {
      promise: 'Opener and permissions policies everywhere, no name of software',
      measured: list(others),
      isMet: others.length === 0,
    },
  ];
}

function list(faults: readonly string[]): string {
  return faults.length === 0 ? 'none' : faults.join('; ');
}
