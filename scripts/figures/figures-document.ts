import { allFigures } from '#shared/tax/figures/all-figures.ts';
import type { OpenEndedFigures, Sureness } from '#shared/tax/figures/dated-figures.ts';

const surenessWords: Readonly<Record<Sureness, string>> = {
  source: 'read at the source',
  'several-reports': 'several reports agree',
  'one-report': 'one report',
  assumption: 'assumed',
};

/** The list of every dated figure of the site, in Markdown. */
export function figuresDocument(): string {
  const parts = allFigures.flatMap(({ tables }) =>
    tables.map(({ title, source, sureness, checkedOn, lines, ...span }) =>
      [
        `## ${title}`,
        '',
        `${spanWords(span)}. ${source}; ${surenessWords[sureness]}. Checked on ${checkedOn}.`,
        '',
        '| What | Figure |',
        '| --- | --- |',
        ...lines.map(([what, figure]) => `| ${what} | ${figure} |`),
      ].join('\n'),
    ),
  );
  return `${[head, ...parts].join('\n\n')}\n`;
}

function spanWords({
  from,
  until,
  supersededFrom,
}: Pick<OpenEndedFigures<unknown>, 'from' | 'until' | 'supersededFrom'>): string {
  if (supersededFrom !== undefined)
    return `From ${from}, superseded from ${supersededFrom} by figures not verified`;
  return until === undefined ? `From ${from}, later ones not known` : `${from} to ${until}`;
}

const head = `# Figures

Every figure of law and market that the calculators use and that texts quote, written by \`npm run figures\` from the tables in \`shared/tax/figures/\`. A test fails when this page differs from them, when the last of a table’s spans has ended, and when a table without an end was not checked for half a year.`;
