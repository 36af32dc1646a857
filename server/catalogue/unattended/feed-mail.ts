import { join } from 'node:path';
import type { OutgoingMail } from '#server/platform/mail/mail-outbox.ts';
import { type FeedRow, type FeedState, placeOf } from './feed-tables.ts';

/** A file of which staff are told, and where it stands. */
export type ToldFeed = Pick<
  FeedRow,
  'state' | 'name' | 'origin' | 'folder' | 'keptAs' | 'version' | 'report'
>;

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

/** Tells staff what became of a file that came by itself, and what they can do. */
export function feedMail(feed: ToldFeed, to: string): OutgoingMail {
  const { state, name, origin, folder, version, report } = feed;
  const as = state === 'imported' ? ` as version ${version}` : '';
  const lines = report.split('\n');
  const shown = lines.slice(0, mostLines);
  const text = [
    `${name} came from ${origin}.`,
    [...shown, ...(lines.length > shown.length ? ['…'] : [])].join('\n'),
    ...whatToDo(feed),
    `The file, this report and what was rejected: ${join(folder, placeOf(feed))}`,
  ];
  return { to, subject: `Feed ${name}: ${endings[state]}${as}`, text: `${text.join('\n\n')}\n` };
}

function whatToDo({ state, keptAs, version }: ToldFeed): readonly string[] {
  if (state === 'pending') {
    return [
      'Look at it on the staff site, under Imports, and accept or decline it there.',
      `Or by command, if all of this is right:\n  npm run catalogue -- accept-feed ${keptAs}\nIf not:\n  npm run catalogue -- decline-feed ${keptAs}`,
    ];
  }
  if (state === 'rejected') return ['Correct the file or its layout, and put it into the folder again.'];
  return version === null ? [] : [`To go back to the version before:\n  npm run catalogue -- undo`];
}
