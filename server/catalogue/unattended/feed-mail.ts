import { basename, join } from 'node:path';
import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import type { FeedState } from './feed-tables.ts';

/** What became of a file. */
export interface FeedResult {
  readonly state: FeedState;
  readonly name: string;
  readonly keptAs: string;
  readonly version: number | undefined;
  readonly lines: readonly string[];
}

const endings: Readonly<Record<FeedState, string>> = {
  reading: 'is being read',
  uploaded: 'is being checked',
  accepted: 'is accepted',
  expired: 'has expired',
  imported: 'imported',
  pending: 'waits for you',
  rejected: 'rejected',
  declined: 'declined',
};

/** The most lines of a report that a mail has; the whole is beside the file. */
const mostLines = 60;

interface MailFacts {
  readonly to: string;
  readonly origin: string;
  readonly folder: string;
}

/** Tells staff what became of a file that came by itself, and what they can do. */
export function feedMail(result: FeedResult, { to, origin, folder }: MailFacts): OutgoingMail {
  const { state, name, keptAs, version, lines } = result;
  const as = state === 'imported' ? ` as version ${version}` : '';
  const shown = lines.slice(0, mostLines);
  const text = [
    `${name} came from ${origin}.`,
    [...shown, ...(lines.length > shown.length ? ['…'] : [])].join('\n'),
    ...whatToDo(state, keptAs, version),
    `The file, this report and what was rejected: ${join(folder, keptAs)}`,
  ];
  return { to, subject: `Feed ${name}: ${endings[state]}${as}`, text: `${text.join('\n\n')}\n` };
}

function whatToDo(state: FeedState, keptAs: string, version: number | undefined): readonly string[] {
  const name = basename(keptAs);
  if (state === 'pending') {
    return [
      'Look at it on the staff site, under Imports, and accept or decline it there.',
      `Or by command, if all of this is right:\n  npm run catalogue -- accept-feed ${name}\nIf not:\n  npm run catalogue -- decline-feed ${name}`,
    ];
  }
  if (state === 'rejected') return ['Correct the file or its layout, and put it into the folder again.'];
  return version === undefined ? [] : [`To go back to the version before:\n  npm run catalogue -- undo`];
}
