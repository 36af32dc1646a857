import { daysLeft, type Ratebook } from '#server/catalogue/ratebooks.ts';
import { follow } from '#server/platform/background/follow.ts';
import type { Log } from '#server/platform/log/log.ts';
import { logEvents } from '#server/platform/log/log-events.ts';
import type { MailOutbox } from '#server/platform/mail/mail-outbox.ts';
import type { LabelledGaugeSource } from '#server/platform/metrics/metrics.ts';
import { warnOfEnds } from './warn-of-ends.ts';

interface FollowedRatebooks {
  /** Those of the catalogue that is shown; a new list for each new catalogue. None of a demonstration. */
  readonly listRatebooks: () => readonly Ratebook[];
  readonly outbox: Pick<MailOutbox, 'storeWith'>;
  readonly staffAddress: string;
  readonly today: () => string;
  readonly log: Log;
  readonly everyMs?: number;
}

/** A series for each: more would make the metrics slow to read, and the first to end are those that matter. */
const mostSeries = 50;

/** Warns staff before ratebooks end, for each new catalogue and each new day until it is closed. */
export function followRatebooks(followed: FollowedRatebooks): {
  readonly gauges: Readonly<Record<string, LabelledGaugeSource>>;
  close(): Promise<void>;
} {
  const { listRatebooks, today, log, everyMs = 30_000 } = followed;
  let done: { readonly ratebooks: readonly Ratebook[]; readonly today: string } | undefined;
  const { close } = follow({
    work: 'ratebooks',
    log,
    everyMs,
    round: async () => {
      const now = { ratebooks: listRatebooks(), today: today() };
      if (done?.ratebooks === now.ratebooks && done.today === now.today) return;
      const warned = await warnOfEnds({ ...followed, ...now });
      done = now;
      if (warned > 0) log.info({ count: warned }, logEvents.ratebooksEnding);
    },
  });
  return {
    gauges: { catalogue_ratebook_days_left: daysLeftGauge(followed) },
    close,
  };
}

/** Days left of the ratebooks that have not ended, those that end first. */
function daysLeftGauge({ listRatebooks, today }: FollowedRatebooks): LabelledGaugeSource {
  return {
    help: 'Days until the last day of a ratebook, of those that end first.',
    labelNames: ['funder', 'ratebook'],
    readEach: () => {
      const on = today();
      return listRatebooks()
        .filter(({ validTo }) => validTo >= on)
        .slice(0, mostSeries)
        .map((book) => ({
          labels: { funder: book.funder, ratebook: book.ratebookId },
          value: daysLeft(book, on),
        }));
    },
  };
}
